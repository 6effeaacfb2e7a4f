import { expect, it } from 'vitest';
import { findPatterns } from './find-patterns.ts';
import { excessOf, findExcesses } from './prove-linear.ts';

const inFile = (text: string, name = 'apps/api/src/a.ts') =>
  findPatterns([{ name, lines: text.split('\n') }]);
// Concatenated, so that this file contains no pattern-ignore comment.
const comment = (reason: string): string => `${['// pattern', 'ignore'].join('-')}${reason}`;
const quadratic = String.raw`const a = /\s*\n\s*/g;`;

it('findPatterns finds regular expressions below src of apps and packages, but not in tests, infra or SQL', () => {
  const { patterns } = inFile("const a = [/a+/gi,\n  new RegExp('b/c')];\nconst half = 6 / 2 / 1;");
  expect(patterns.map(({ where, source, flags }) => [where, source, flags])).toEqual([
    ['apps/api/src/a.ts:1', 'a+', 'gi'],
    ['apps/api/src/a.ts:2', 'b/c', ''],
  ]);
  expect(
    inFile('const a = <p>{b.replace(/a+$/, "")}</p>;', 'packages/ui/src/a.tsx').patterns,
  ).toHaveLength(1);
  for (const name of [
    'apps/api/src/a.test.ts',
    'apps/api/test/a.ts',
    'infra/check/a.ts',
    'apps/api/src/a.sql',
  ])
    expect(inFile(quadratic, name).patterns).toEqual([]);
});

it('findPatterns refuses a RegExp built from strings, unless a comment gives its reason', () => {
  const pieces = `const a = new RegExp(\`^\${b}$\`);`;
  expect(inFile(pieces).faults).toEqual([
    'apps/api/src/a.ts:1: a pattern made of pieces cannot be proved linear',
  ]);
  expect(inFile(`${comment(': pieces of our own, anchored')}\n${pieces}`).faults).toEqual([]);
});

it('findPatterns refuses a pattern-ignore comment without a reason, or without a pattern', () => {
  expect(inFile(`${comment('')}\n${quadratic}`).faults).toEqual([
    'apps/api/src/a.ts:1: an exempted pattern needs its reason',
  ]);
  expect(
    inFile(`${comment(': the built index.html')}\nconst a = 1;\nconst b = c.replace(/d/, '');`)
      .faults,
  ).toEqual(['apps/api/src/a.ts:1: this comment exempts no pattern']);
});

it('findExcesses names the file and line of a pattern that needs more than linear time, unless a comment exempts it', () => {
  const proved = new Set<string>();
  const [excess = '', ...others] = findExcesses(
    inFile(`const b = /b+/;\n${quadratic}`).patterns,
    proved,
  );
  expect(excess).toMatch(
    /^apps\/api\/src\/a\.ts:2: \/\\s\*\\n\\s\*\/g needs 2nd degree polynomial time, for instance on /,
  );
  expect(others).toEqual([]);
  expect([...proved]).toEqual(['/b+/']);
  expect(
    findExcesses(inFile(`${comment(': text of our own')}\n${quadratic}`).patterns, proved),
  ).toEqual([]);
});

it.each([
  [String.raw`\s*[\p{Cc}\u2028\u2029]+\s*`, 'gu'],
  [String.raw`<\s*(?:br|hr)\b[^>]*>`, 'gi'],
  [String.raw`[\s,;:.–-]+$`, 'u'],
  ['^(a+)+$', ''],
  ['^(a{1,40}){1,40}$', ''],
])('excessOf reports that %s needs more than linear time', (source, flags) => {
  expect(excessOf(source, flags)).toMatch(/polynomial|exponential/);
});

it.each([
  [String.raw`[\s\p{Cc}]+`, 'gu'],
  [String.raw`<\s*(?:br|hr)\b[^<>]*>?`, 'gi'],
  [String.raw`^[\w./-]{1,200}$`, ''],
])('excessOf proves that %s is linear', (source, flags) => {
  expect(excessOf(source, flags)).toBeUndefined();
});
