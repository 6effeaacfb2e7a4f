import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeTally, sumTallies, tallyAttack, tallyPlaywright, tallyVitest } from './tally.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parages-tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (report: unknown): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const names = { name: 'apps/a.test.ts', message: '' };
const vitest = (counts: object, testResults: object[] = []) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
  ...counts,
});

describe('the last line of npm test', () => {
  it('counts the passed, failed and skipped tests of Vitest', () => {
    const file = write(vitest({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2 }));
    expect(tallyVitest('v', file, 1)).toEqual({
      runner: 'v',
      passed: 3,
      failed: 1,
      skipped: 2,
      failures: [],
    });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    const file = write(
      vitest({ numPassedTests: 3 }, [{ ...names, status: 'failed', assertionResults: [] }]),
    );
    expect(tallyVitest('v', file, 1)).toMatchObject({ failed: 1 });
  });

  it('counts a runner that failed without a failed test, or left no report, as a failure', () => {
    expect(tallyVitest('v', write(vitest({ numPassedTests: 3 })), 1)).toMatchObject({
      passed: 3,
      failed: 1,
    });
    expect(tallyVitest('v', path.join(folder, 'absent.json'), 0)).toMatchObject({ failed: 1 });
    expect(tallyPlaywright('p', path.join(folder, 'absent.json'), 0)).toMatchObject({ failed: 1 });
  });

  it('counts a Playwright test that passed on a retry as failed', () => {
    const file = write({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 1 }, errors: [] });
    expect(tallyPlaywright('p', file, 0)).toEqual({
      runner: 'p',
      passed: 4,
      failed: 1,
      skipped: 1,
      failures: [],
    });
  });

  it('counts the limits of the attack, and one failure when it left no report or failed without a failed limit', () => {
    expect(tallyAttack('a', write({ passed: 4, failed: 1 }), 1)).toEqual({
      runner: 'a',
      passed: 4,
      failed: 1,
      skipped: 0,
      failures: [],
    });
    expect(tallyAttack('a', write({ passed: 5, failed: 0 }), 1)).toMatchObject({
      passed: 5,
      failed: 1,
    });
    expect(tallyAttack('a', path.join(folder, 'absent.json'), 0)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('adds up the runners as "5 passed, 1 failed, 2 skipped"', () => {
    const one = { passed: 2, failed: 0, skipped: 1 };
    expect(describeTally(sumTallies([one, { ...one, passed: 3, failed: 1 }]))).toBe(
      '5 passed, 1 failed, 2 skipped',
    );
  });
});
