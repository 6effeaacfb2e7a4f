import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../house-rules/source-files.ts';
import { coverSpecification } from './coverage.ts';

const file = (name: string, ...lines: string[]): SourceFile => ({ name, lines });
const promises = file(
  'docs/specification.md',
  '# Promises',
  '',
  '## 2. Screens',
  '',
  '- §2.1 Home',
  '- §2.2 Lists',
  '',
  '## 3. Fields',
  '',
  '- §3.1 Card',
);
const covered = [
  file(
    'e2e/journeys/home.spec.ts',
    '// Specification: §2.1, §2.2 (by keyboard)',
    'test(\'§2 "Home"\', () => {});',
  ),
  file('bench/src/search/main.ts', '// Specification: §3.1'),
];
const faultsOf = (...files: SourceFile[]) => coverSpecification(promises, files).faults;

describe('the coverage of the specification', () => {
  it('lists each requirement of the specification with the tests and benchmarks that name it', () => {
    const { document, faults } = coverSpecification(promises, covered);
    expect(faults).toEqual([]);
    expect(document).toContain('## 2. Screens');
    expect(document).toContain('| §2.1 | Home | `e2e/journeys/home.spec.ts` |');
    expect(document).toContain('| §2.2 | Lists | `e2e/journeys/home.spec.ts` (by keyboard) |');
    expect(document).toContain('| §3.1 | Card | `bench/src/search/main.ts` |');
  });

  it('refuses a requirement that no test or benchmark names, even when other code names it', () => {
    expect(faultsOf(...covered.slice(0, 1))).toEqual([
      'docs/specification.md: §3.1 has no test: name it in one, "// Specification: §3.1"',
    ]);
    expect(
      faultsOf(...covered.slice(0, 1), file('apps/api/src/card.ts', '// Specification: §3.1')),
    ).toHaveLength(1);
  });

  it('refuses a test that names a requirement which does not exist', () => {
    expect(faultsOf(...covered, file('apps/a.test.ts', '// Specification: §2.3'))).toEqual([
      'apps/a.test.ts: §2.3 is not in docs/specification.md',
    ]);
  });

  it('refuses a test title that quotes a chapter in a file that names no requirement of this chapter', () => {
    const quoting = file(
      'apps/a.test.ts',
      '// Specification: §2.1',
      'it(\'§3 "card"\', () => {});',
      '// §9 in a comment quotes nothing',
    );
    expect(faultsOf(...covered, quoting)).toEqual([
      expect.stringContaining('apps/a.test.ts:2: quotes §3 and names no promise of it'),
    ]);
  });

  it.each([
    ['is used twice', '- §3.1 Card'],
    ['skips a number', '- §3.3 Card'],
    ['is missing', '- Card'],
  ])('refuses a requirement whose number %s', (_what, line) => {
    const list = file(promises.name, ...promises.lines, line);
    expect(coverSpecification(list, covered).faults).toEqual([
      'docs/specification.md:11: expected "- §3.2 …"',
    ]);
  });
});
