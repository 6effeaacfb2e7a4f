import { expect, test } from 'vitest';
import type { FindingView } from '../import-view.ts';
import { keyFindings } from './key-findings.ts';

const finding = (changes: Partial<FindingView>): FindingView => ({
  kind: 'line',
  line: 4,
  path: 'start_date',
  code: 'day_invalid',
  row: null,
  expected: null,
  obtained: null,
  message: null,
  extId: null,
  ...changes,
});
const keysOf = (...findings: FindingView[]) => keyFindings(findings).map(({ key }) => key);

test('keyFindings gives identical findings of a line, or of the whole file, different keys and keeps their order', () => {
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
])('keyFindings gives a finding with another %s another key', (_, changes) => {
  expect(new Set(keysOf(finding({}), finding(changes))).size).toBe(2);
});

test('keyFindings gives a finding the key that it has alone when a different finding precedes it', () => {
  expect(keysOf(finding({ line: 2 }), finding({}))[1]).toBe(keysOf(finding({}))[0]);
});
