import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { root } from '../process/paths.ts';
import {
  listPlaywrightFailures,
  listVitestFailures,
  playwrightSuites,
  vitestResults,
} from './failures.ts';

type Counts = { passed: number; failed: number; skipped: number };
/** `failures` has a line for each failure that its report names. */
export type Tally = Counts & { runner: string; failures: string[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  testResults: vitestResults,
});
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: playwrightSuites.default([]),
});

const parseFile = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** A runner that left no report. */
export const unreported = (runner: string): Tally => ({
  runner,
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [],
});

/** Counts one failure for a runner that exits with an error but reports no failed test. */
const honest = (tally: Tally, exitCode: number): Tally =>
  exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

export function tallyVitest(runner: string, file: string, exitCode: number): Tally {
  const report = parseFile(file, vitestReport);
  if (!report) return unreported(runner);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unloaded;
  return honest(
    {
      runner,
      passed: report.numPassedTests,
      failed,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: listVitestFailures(report.testResults, root),
    },
    exitCode,
  );
}

export function tallyPlaywright(runner: string, file: string, exitCode: number): Tally {
  const report = parseFile(file, playwrightReport);
  if (!report) return unreported(runner);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = listPlaywrightFailures(report.suites);
  return honest(
    { runner, passed: expected, failed: unexpected + flaky, skipped, failures },
    exitCode,
  );
}

const attackReport = z.object({ passed: z.number(), failed: z.number() });

/** `passed`: the measured figures within their limits; `failed`: the others. */
export function tallyAttack(runner: string, file: string, exitCode: number): Tally {
  const report = parseFile(file, attackReport);
  return report
    ? honest({ runner, ...report, skipped: 0, failures: [] }, exitCode)
    : unreported(runner);
}

export const describeTally = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export const sumTallies = (tallies: Counts[]): Counts =>
  tallies.reduce<Counts>(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
