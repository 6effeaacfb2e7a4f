import { describe, expect, it } from 'vitest';
import { externalLock, isOwnSource, sourceName, storedSource } from './external-source.domain.ts';

const organisationId = '018f0000-0000-7000-8000-000000000000';

describe('the stored source of an external id', () => {
  it('is that of the imports of the organisation for `import`, else has the chosen name too', () => {
    expect(storedSource(organisationId, 'import')).toBe(`import:${organisationId}`);
    expect(storedSource(organisationId, 'agenda')).toBe(`import:${organisationId}:agenda`);
  });

  it('is of the organisation whose id it has, and of no other one', () => {
    for (const name of ['import', 'agenda']) {
      expect(isOwnSource(storedSource(organisationId, name), organisationId)).toBe(true);
      expect(isOwnSource(storedSource(organisationId, name), `${organisationId}0`)).toBe(false);
    }
    expect(isOwnSource('datatourisme', organisationId)).toBe(false);
    expect(isOwnSource(`import:${organisationId}`, undefined)).toBe(false);
  });

  it('is locked as a whole for events of imports, by event for those of other sources', () => {
    const [files, agenda] = ['import', 'agenda'].map((name) => storedSource(organisationId, name));
    expect(externalLock(String(files), '42')).toBe(files);
    expect(externalLock(String(agenda), '42')).toBe(`${agenda} 42`);
  });
});

it.each([
  ['agenda', true],
  ['open-agenda_2', true],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['', false],
  ['Agenda', false],
  ['-agenda', false],
  ['agenda:1', false],
])('the name of a source %j is accepted: %s', (name, isAccepted) => {
  expect(sourceName.test(name)).toBe(isAccepted);
});
