import { expect, it } from 'vitest';
import { findUnfit, type Report, readOutcome } from './read-outcome.ts';

const file = 'apps/api/src/guard.test.ts';

type Result = { status: string; message?: string };

const reportOf = (results: Result[], message = ''): Report => ({
  testResults: [
    {
      name: file,
      message,
      assertionResults: results.map(({ status, message: failure }, index) => ({
        fullName: `test ${index + 1}`,
        status,
        failureMessages: failure === undefined ? [] : [failure],
      })),
    },
  ],
});

const passed: Result = { status: 'passed' };
const asserted: Result = { status: 'failed', message: 'AssertionError: expected 200 to be 403' };
const broken: Result = { status: 'failed', message: 'TypeError: guard is not a function\n at x' };

it('a removed guard is noticed by the first test that fails by an assertion', () => {
  expect(readOutcome(reportOf([passed, broken, asserted]))).toEqual({
    isNoticed: true,
    test: { file, title: 'test 3' },
  });
});

it.each([
  'AssertionError: expected 200 to be 403',
  'Error: expected Error: no name is resolved to match object { reason: "address" }',
  'Error: promise resolved "Buffer[]" instead of rejecting',
])('the failure "%s" is one of an assertion', (message) => {
  expect(readOutcome(reportOf([{ status: 'failed', message }])).isNoticed).toBe(true);
});

it.each([
  ['each test passes', reportOf([passed]), 'each test passed'],
  [
    'a test fails by another error than an assertion',
    reportOf([broken]),
    'no assertion failed: TypeError: guard is not a function',
  ],
  [
    'the file of the test does not load',
    reportOf([], 'SyntaxError: Unexpected token'),
    'no test ran: SyntaxError: Unexpected token',
  ],
])('a removed guard is not noticed when %s', (_name, report, reason) => {
  expect(readOutcome(report)).toEqual({ isNoticed: false, reason });
});

it('tests that pass with all guards are fit for the proof', () => {
  expect(findUnfit(reportOf([passed, { status: 'skipped' }]), [file])).toEqual([]);
});

it('a test that fails with all guards, and a file without a passing test, are not fit', () => {
  expect(findUnfit(reportOf([asserted]), [file])).toEqual([
    `${file}: "test 1" fails: AssertionError: expected 200 to be 403`,
    `${file}: no test passes`,
  ]);
});
