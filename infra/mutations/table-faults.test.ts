import { expect, it } from 'vitest';
import type { Mutation } from './mutation.ts';
import { fewest, findTableFaults } from './table-faults.ts';

const guarded = 'if (isStranger) throw refusal;\nreturn secret;\n';
const files: Record<string, string> = {
  'apps/api/src/guard.ts': guarded,
  'apps/api/src/guard.test.ts': '',
  'packages/client/src/guard.test.ts': '',
};
const read = (file: string): string | undefined => files[file];

const mutation: Mutation = {
  guards: 'a stranger reads no secret',
  file: 'apps/api/src/guard.ts',
  removed: 'if (isStranger) throw refusal;',
  replacement: '',
  tests: ['apps/api/src/guard.test.ts'],
};

const faultsOf = (change: Partial<Mutation>): string[] =>
  findTableFaults([Object.assign({}, mutation, change)], read).filter(
    (fault) => !fault.startsWith('1 mutations'),
  );

it('accepts a text that occurs once and a test that exists', () => {
  expect(faultsOf({})).toEqual([]);
});

it.each([
  [
    'a text that the source no longer has',
    { removed: 'if (isGuest)' },
    'apps/api/src/guard.ts: "if (isGuest)" occurs 0 times, expected once',
  ],
  ['a text that occurs twice', { removed: 'r' }, /"r" occurs \d+ times, expected once/],
  [
    'an empty text',
    { removed: '', replacement: 'x' },
    'apps/api/src/guard.ts: "" occurs 0 times, expected once',
  ],
  [
    'a text that is replaced by itself',
    { replacement: mutation.removed },
    /is replaced by itself$/,
  ],
  ['a missing source', { file: 'apps/api/src/gone.ts' }, /gone\.ts: there is no such file$/],
  ['a missing test', { tests: ['apps/api/src/gone.test.ts'] }, /there is no such test$/],
  ['a source in the place of a test', { tests: [mutation.file] }, /there is no such test$/],
  ['a title that no test has', { title: 'refuses a stranger' }, /has this title$/],
  ['no test', { tests: [] }, /names no test$/],
  [
    'tests of two workspaces',
    { tests: ['apps/api/src/guard.test.ts', 'packages/client/src/guard.test.ts'] },
    /names tests of several workspaces$/,
  ],
])('refuses %s', (_name, change, fault) => {
  expect(faultsOf(change)).toEqual([
    typeof fault === 'string' ? fault : expect.stringMatching(fault),
  ]);
});

it('refuses a guard that is listed twice, and a table with too few of them', () => {
  expect(findTableFaults([mutation, mutation], read)).toEqual([
    `2 mutations, expected ${fewest}`,
    'apps/api/src/guard.ts: "if (isStranger) throw refusal;" is listed twice',
  ]);
});
