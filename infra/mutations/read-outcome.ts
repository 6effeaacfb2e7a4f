import { z } from 'zod';

/** The report of Vitest's reporter `json`, as far as it is read. */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

export type Report = z.output<typeof reportSchema>;

type Test = { file: string; title: string };

/** `test` is the one that went red. */
export type Outcome = { isNoticed: true; test: Test } | { isNoticed: false; reason: string };

// Titles of tables contain their values, such as a text of ten thousand characters.
const longestTitle = 200;
const cutTitle = (title: string): string =>
  title.length > longestTitle ? `${title.slice(0, longestTitle)}…` : title;

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';

// `expect(…).rejects` and `.resolves` throw plain errors.
const assertion = /^(?:AssertionError|Error: expected |Error: promise (?:resolved|rejected) )/;
const isAssertion = (message: string): boolean => assertion.test(message);

export const parseReport = (json: string): Report => reportSchema.parse(JSON.parse(json));

const testsOf = ({ testResults }: Report) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      test: { file: name, title: cutTitle(fullName.trim()) },
      status,
      message: failureMessages?.[0] ?? '',
    })),
  );

/**
 * Of a run with one guard removed. A test that fails by another error than an assertion, such as a
 * module that does not load, notices nothing.
 */
export function readOutcome(report: Report): Outcome {
  const failed = testsOf(report).filter(({ status }) => status === 'failed');
  const noticed = failed.find(({ message }) => isAssertion(message));
  if (noticed !== undefined) return { isNoticed: true, test: noticed.test };
  const [other] = failed;
  if (other !== undefined)
    return { isNoticed: false, reason: `no assertion failed: ${firstLine(other.message)}` };
  const broken = report.testResults.find(({ message }) => message !== '');
  if (broken !== undefined)
    return { isNoticed: false, reason: `no test ran: ${firstLine(broken.message)}` };
  return { isNoticed: false, reason: 'each test passed' };
}

/** Of a run with all guards: what forbids that a red test of a later run proves anything. */
export function findUnfit(report: Report, expected: readonly string[]): string[] {
  const tests = testsOf(report);
  const failed = tests.filter(({ status }) => status === 'failed');
  const idle = expected.filter(
    (file) => !tests.some(({ test, status }) => test.file.endsWith(file) && status === 'passed'),
  );
  return [
    ...failed.map(
      ({ test, message }) => `${test.file}: "${test.title}" fails: ${firstLine(message)}`,
    ),
    ...idle.map((file) => `${file}: no test passes`),
  ];
}
