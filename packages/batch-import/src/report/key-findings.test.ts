import { expect, test } from 'vitest';
import type { FindingView } from '../import-view.ts';
import { keyFindings } from './key-findings.ts';

const finding = (told: Partial<FindingView>): FindingView => ({
  kind: 'line',
  line: 4,
  path: 'start_date',
  code: 'day_invalid',
  row: null,
  expected: null,
  obtained: null,
  message: null,
  extId: null,
  ...told,
});
const keysOf = (...findings: FindingView[]) => keyFindings(findings).map(({ key }) => key);

test('what is found alike in a line, or in the file as a whole, has keys of its own, in its order', () => {
  const findings = [
    finding({}),
    finding({}),
    finding({ line: null, path: null }),
    finding({ line: null, path: null }),
  ];
  expect(keyFindings(findings).map((keyed) => keyed.finding)).toEqual(findings);
  expect(new Set(keysOf(...findings)).size).toBe(4);
});

test.each<[string, Partial<FindingView>]>([
  ['line', { line: 5 }],
  ['kind', { kind: 'warning' }],
  ['column', { path: 'end_date' }],
  ['code', { code: 'time_invalid' }],
  ['physical line', { line: null, row: 4000 }],
])('another %s is another key', (_, told) => {
  expect(new Set(keysOf(finding({}), finding(told))).size).toBe(2);
});

test('what came before does not change the key of what is not like it', () => {
  expect(keysOf(finding({ line: 2 }), finding({}))[1]).toBe(keysOf(finding({}))[0]);
});
