import { describe, expect, it } from 'vitest';
import {
  describeFailure,
  listPlaywrightFailures,
  listVitestFailures,
  playwrightSuites,
  vitestResults,
} from './failures.ts';

describe('what failed, at the end of npm test', () => {
  it('names the file, the test and its message in one line, without colours and stack', () => {
    const message = '\u001b[31mClientError:\u001b[39m\n\nInvalid call\n  - 1\n    at x';
    expect(describeFailure('a.test.ts', 'pois › are sorted', message)).toBe(
      'a.test.ts › pois › are sorted: ClientError: Invalid call - 1',
    );
    expect(describeFailure('lint', '', 'x'.repeat(1000))).toHaveLength(600);
  });

  it('names the failed tests of Vitest, and a file that could not be loaded', () => {
    const results = vitestResults.parse([
      {
        name: '/parages/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'pois are found', failureMessages: [] },
          { status: 'failed', fullName: 'pois are sorted', failureMessages: ['expected 1\nat x'] },
        ],
      },
      {
        name: '/parages/b.test.ts',
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
      { name: '/parages/c.test.ts', status: 'passed', assertionResults: [] },
    ]);
    expect(listVitestFailures(results, '/parages')).toEqual([
      'a.test.ts › pois are sorted: expected 1',
      'b.test.ts: no such module',
    ]);
  });

  it('names the failed tests of Playwright at any depth, and those that passed on a retry', () => {
    const test = (status: string, message?: string) => ({
      status,
      projectName: 'phone',
      results: [message === undefined ? {} : { error: { message } }],
    });
    const spec = (title: string, one: object) => ({ title, file: 'map.spec.ts', tests: [one] });
    const suites = playwrightSuites.parse([
      {
        title: 'map.spec.ts',
        specs: [spec('opens', test('expected'))],
        suites: [
          { title: 'the map', specs: [spec('zooms', test('unexpected', 'too slow\nat x'))] },
          { title: 'the list', specs: [spec('scrolls', test('flaky'))] },
        ],
      },
    ]);
    expect(listPlaywrightFailures(suites)).toEqual([
      'map.spec.ts [phone] › zooms: too slow',
      'map.spec.ts [phone] › scrolls',
    ]);
  });
});
