// Specification: §2.50
import { describe, expect, it } from 'vitest';
import { findClockReadings } from './browser-clock.ts';
import { findDatabaseCalls } from './database-calls.ts';
import { findLongFiles, medianLength } from './file-lengths.ts';
import { findBadNames } from './file-names.ts';
import { findFrench, findFrenchCommands } from './french-words.ts';
import { findMissingPaths } from './named-paths.ts';
import { findNetworkCalls } from './network-calls.ts';
import type { SourceFile } from './source-files.ts';
import { findLonelyWords, findWrittenWords } from './twin-words.ts';

const file = (name: string, ...lines: string[]): SourceFile => ({ name, lines });
const long = (name: string, count: number): SourceFile => ({
  name,
  lines: Array.from({ length: count }, () => 'x'),
});

describe('the check of house rules', () => {
  it('refuses files past 300 lines and tests past 400, and finds the median length', () => {
    expect(findLongFiles([long('a.ts', 300), long('a.test.ts', 400)])).toEqual([]);
    expect(findLongFiles([long('a.ts', 301), long('a.test.ts', 401)])).toHaveLength(2);
    expect(medianLength([long('a.ts', 1), long('b.ts', 50), long('c.ts', 300)])).toBe(50);
  });

  it.each([
    'apps/api/src/poiCard.ts',
    'apps/api/src/index.ts',
    'apps/public/src/lib/utils.ts',
    'apps/api/src/helpers/date.ts',
  ])('refuses the name %s', (name) => {
    expect(findBadNames([file(name)])).toHaveLength(1);
  });

  it.each([
    'apps/api/src/features/pois/list-nearby-pois.sql',
    'packages/ui/src/button/button.module.css',
    '.dependency-cruiser.cjs',
  ])('accepts the name %s', (name) => {
    expect(findBadNames([file(name)])).toEqual([]);
  });

  it('refuses French in strings and markup, but not in .fr.ts or .en.ts files, comments or values of the API', () => {
    expect(
      findFrench([file('apps/public/src/routes/home.tsx', "const title = 'Événements';")]),
    ).toHaveLength(1);
    expect(
      findFrench([file('apps/public/src/routes/home.tsx', '<p>Rien pour cette recherche</p>')]),
    ).toHaveLength(1);
    expect(
      findFrench([file('apps/public/src/routes/home/home.fr.ts', "title: 'Événements'")]),
    ).toEqual([]);
    expect(
      findFrench([
        file('apps/public/src/routes/home/home.en.ts', "why: 'Named in English: « les parages »'"),
      ]),
    ).toEqual([]);
    expect(
      findFrench([file('apps/public/src/routes/home.tsx', '// the button says "Événements"')]),
    ).toEqual([]);
    expect(
      findFrench([
        file('apps/public/src/routes/home.tsx', "const theme = 'marches-et-brocantes';"),
      ]),
    ).toEqual([]);
  });

  it('refuses a .fr.ts file in infra and in the commands of the API, but not in a site', () => {
    expect(
      findFrenchCommands([
        file('infra/start/start.fr.ts'),
        file('apps/api/src/commands/import.fr.ts'),
      ]),
    ).toHaveLength(2);
    expect(
      findFrenchCommands([
        file('infra/start/start-messages.ts'),
        file('apps/pro/src/app/welcome.fr.ts'),
      ]),
    ).toEqual([]);
  });

  it('refuses a .fr.ts or .en.ts file of the public site or packages/ui without its twin, but not a .fr.ts file of the professional site', () => {
    const french = file('apps/public/src/routes/home/home.fr.ts');
    expect(findLonelyWords([french])).toEqual([
      `${french.name}: its twin apps/public/src/routes/home/home.en.ts is missing`,
    ]);
    expect(findLonelyWords([french, file('apps/public/src/routes/home/home.en.ts')])).toEqual([]);
    expect(findLonelyWords([file('packages/ui/src/format/day.en.ts')])).toHaveLength(1);
    expect(findLonelyWords([file('apps/pro/src/app/welcome.fr.ts')])).toEqual([]);
  });

  it('refuses text and an aria-label written in the markup of the public site, but not the name Parages', () => {
    const written = (line: string) =>
      findWrittenWords([file('apps/public/src/app/shell.tsx', line)]);
    expect(written('<p>Nothing here</p>')).toHaveLength(1);
    expect(written('<nav aria-label="Main">')).toHaveLength(1);
    expect(written('<p>{t("nothing")}</p>')).toEqual([]);
    expect(written('<span>Parages</span>')).toEqual([]);
    expect(written('const isFar = <T,>(one: T) => one > 2 && 3 < 4;')).toEqual([]);
  });

  it('refuses a network call outside *.queries.ts', () => {
    const call = "const answer = await fetch('/api/v1/pois');";
    expect(findNetworkCalls([file('apps/public/src/features/pois/list.tsx', call)])).toHaveLength(
      1,
    );
    expect(findNetworkCalls([file('apps/public/src/features/pois/pois.queries.ts', call)])).toEqual(
      [],
    );
    expect(
      findNetworkCalls([file('apps/pro/src/routes/home.tsx', "await api().DELETE('/api/v1/me');")]),
    ).toHaveLength(1);
  });

  it('refuses code of the professional site that reads the clock outside lib/clock.ts', () => {
    const now = 'const now = new Date();';
    expect(
      findClockReadings([
        file('apps/pro/src/features/home/visits.tsx', now),
        file('apps/pro/src/lib/since.ts', 'Date.now() - at'),
        file('apps/pro/src/lib/clock.ts', now),
        file('apps/pro/src/routes/home.test.tsx', now),
        file('apps/public/src/app/start.tsx', now),
        file('apps/pro/src/lib/day.ts', 'new Date(instant)'),
      ]),
    ).toEqual([
      'apps/pro/src/features/home/visits.tsx:1: read the clock by lib/clock.ts',
      'apps/pro/src/lib/since.ts:1: read the clock by lib/clock.ts',
    ]);
  });

  it('refuses a call of a Prisma model, but not $transaction, outside *.repository.ts', () => {
    const call = 'await tx.organisation.findUnique({ where: { id } });';
    expect(
      findDatabaseCalls([file('apps/api/src/features/campaigns/pay.service.ts', call)]),
    ).toHaveLength(1);
    expect(
      findDatabaseCalls([file('apps/api/src/features/campaigns/campaigns.repository.ts', call)]),
    ).toEqual([]);
    expect(
      findDatabaseCalls([
        file('apps/api/src/features/campaigns/pay.service.ts', 'await db.$transaction(work);'),
      ]),
    ).toEqual([]);
  });

  it('refuses a document that names a missing file', () => {
    const document = file(
      'docs/x.md',
      '| kept | `a/here.test.ts`, `a/gone.test.ts` |',
      'at `/home`, with `dist`',
      '`b/gone.test.ts`',
    );
    expect(findMissingPaths([document], (path) => path === 'a/here.test.ts')).toEqual([
      'docs/x.md:1: a/gone.test.ts: there is no such file',
      'docs/x.md:3: b/gone.test.ts: there is no such file',
    ]);
  });
});
