import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Tally = { runner: string; passed: number; failed: number; skipped: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()).default([]),
});

const parseFile = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** Counts one failure for a runner that exits with an error but reports no failed test. */
const honest = (tally: Tally, exitCode: number): Tally =>
  exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

export function tallyVitest(runner: string, file: string, exitCode: number): Tally {
  const report = parseFile(file, vitestReport);
  if (!report) return { runner, passed: 0, failed: 1, skipped: 0 };
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
    },
    exitCode,
  );
}

export function tallyPlaywright(runner: string, file: string, exitCode: number): Tally {
  const report = parseFile(file, playwrightReport);
  if (!report) return { runner, passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return honest({ runner, passed: expected, failed: unexpected + flaky, skipped }, exitCode);
}

const attackReport = z.object({ passed: z.number(), failed: z.number() });

/** `passed`: the measured figures within their limits; `failed`: the others. */
export function tallyAttack(runner: string, file: string, exitCode: number): Tally {
  const report = parseFile(file, attackReport);
  return report
    ? honest({ runner, ...report, skipped: 0 }, exitCode)
    : { runner, passed: 0, failed: 1, skipped: 0 };
}

export const describeTally = ({ passed, failed, skipped }: Omit<Tally, 'runner'>): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export const sumTallies = (tallies: Tally[]): Omit<Tally, 'runner'> =>
  tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
