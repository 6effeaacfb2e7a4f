import { describe, expect, it } from 'vitest';
import { hostJudge, readHostNames } from './hosts.domain.ts';

const real = hostJudge({
  main: 'parages.example',
  pro: 'pro.parages.example',
  others: ['pre.parages.example'],
});
const local = hostJudge({ main: 'localhost', pro: 'pro.localhost', others: [] });

describe('hostJudge of an installation with public hosts', () => {
  it.each([
    'parages.example',
    'PARAGES.example',
    'parages.example:8443',
    'pro.parages.example',
    'pre.parages.example:443',
  ])('answers "served" for the host %s', (host) => expect(real(host)).toBe('served'));

  it.each([
    'evil.example',
    'parages.example.evil.example',
    'evilparages.example',
    'parages.example.',
    'localhost',
    '127.0.0.1',
    '[::1]:3000',
  ])('answers "unknown" for the host %s', (host) => expect(real(host)).toBe('unknown'));
});

it.each([
  'localhost:3000',
  'pro.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '10.0.2.2:3000',
  'localhost',
])('hostJudge of a local main host answers "served" for the host %s', (host) =>
  expect(local(host)).toBe('served'),
);

it.each([
  '',
  ' ',
  'a b',
  '[::1',
  '::1',
  'evil@parages.example',
  'parages.example:99999',
  'parages.example:',
  'parages.example:80:80',
  'parages.example/x',
  'pârages.example',
  'parages.example\0',
  'parages.example,evil.example',
  '.parages.example',
  `${'a'.repeat(10_000)}`,
])('hostJudge answers "malformed" for %j', (host) => expect(real(host)).toBe('malformed'));

it('readHostNames splits at commas, lower-cases the names and drops empty ones', () => {
  expect(readHostNames(' Pre.Parages.example ,,staging.example')).toEqual([
    'pre.parages.example',
    'staging.example',
  ]);
});
