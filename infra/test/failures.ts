import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The parts of Vitest's JSON report that name a failure. A file that did not load has no assertion. */
export const vitestResults = z.array(
  z.object({
    name: z.string(),
    status: z.string(),
    message: z.string().default(''),
    assertionResults: z.array(
      z.object({
        status: z.string(),
        fullName: z.string(),
        failureMessages: z.array(z.string()).nullish(),
      }),
    ),
  }),
);

const playwrightTest = z.object({
  status: z.string(),
  projectName: z.string(),
  results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
});

type PlaywrightSuite = {
  title: string;
  specs?: { title: string; file: string; tests: z.infer<typeof playwrightTest>[] }[] | undefined;
  suites?: PlaywrightSuite[] | undefined;
};

/** The parts of Playwright's JSON report that name a failure. */
export const playwrightSuites: z.ZodType<PlaywrightSuite[]> = z.lazy(() =>
  z.array(
    z.object({
      title: z.string(),
      specs: z
        .array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) }))
        .optional(),
      suites: playwrightSuites.optional(),
    }),
  ),
);

const mostCharacters = 600;

const isStackLine = (line: string): boolean => line.startsWith('at ');

/** "where › what: message without its stack", in one line of at most 600 characters. */
export function describeFailure(where: string, what: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const end = lines.findIndex(isStackLine);
  const reason = lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line !== '')
    .join(' ');
  const title = [where, what].filter((part) => part !== '').join(' › ');
  return `${title}${reason === '' ? '' : `: ${reason}`}`.slice(0, mostCharacters);
}

/** Vitest names files by their absolute path; the lines name them from `root`. */
export const listVitestFailures = (
  results: z.infer<typeof vitestResults>,
  root: string,
): string[] =>
  results.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.length === 0 && status === 'failed'
      ? [describeFailure(file, '', message)]
      : failed.map((test) => describeFailure(file, test.fullName, test.failureMessages?.[0] ?? ''));
  });

/** A test that passed on a retry ("flaky") is a failure. */
export const listPlaywrightFailures = (suites: PlaywrightSuite[]): string[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          describeFailure(
            `${file} [${projectName}]`,
            title,
            results.find(({ error }) => error)?.error?.message ?? '',
          ),
        ),
    ),
    ...listPlaywrightFailures(inner),
  ]);
