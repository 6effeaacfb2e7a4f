// Specification: §12.3
import { expect, it } from 'vitest';
import { reportOfFile } from './file-report.ts';

const byPath = [
  { code: 'price_invalid', count: 1, lines: [4] },
  { code: 'day_invalid', count: 20, lines: [2, 3] },
  { code: 'time_invalid', count: 5 },
  { code: 'event_reassigned', count: 2 },
  { code: 'hours_unlikely', count: 3 },
  { code: 'position_missing', count: 60 },
] as const;
const file = {
  fileName: 'agenda.csv',
  day: '2026-06-10',
  check: { lines: 90, faults: 26, byPath },
  counts: { created: 50, updated: 4, unchanged: 0 },
};
const record = { extId: null, title: null, detail: null };

it('the findings of a file are refused, kept back or doubtful, by the reasons of a report, most frequent first; its addresses are still to be looked up', () => {
  expect(reportOfFile({ ...file, doubts: undefined })).toEqual({
    source: 'agenda.csv',
    day: '2026-06-10',
    isPartial: false,
    read: 90,
    created: 50,
    changed: 4,
    unchanged: 0,
    refused: [
      {
        reason: 'dates_invalid',
        count: 25,
        records: [
          { ...record, index: 2 },
          { ...record, index: 3 },
        ],
      },
      { reason: 'price_invalid', count: 1, records: [{ ...record, index: 4 }] },
    ],
    keptBack: [{ reason: 'protected', count: 2, records: [] }],
    doubtful: [
      { reason: 'address_unanswered', count: 60, records: [] },
      { reason: 'dates_unlikely', count: 3, records: [] },
    ],
  });
});

it('once a file is imported, its report has the places in doubt, without those that were found, and the events that the database refused', () => {
  const doubts = [
    { reason: 'address_uncertain', count: 7 },
    { reason: 'position_elsewhere', count: 2 },
  ] as const;
  const counts = { ...file.counts, rejected: 29 };
  const report = reportOfFile({ ...file, counts, doubts });
  expect(report.refused[1]).toEqual({ reason: 'event_refused', count: 3, records: [] });
  expect(report.doubtful).toEqual([
    { reason: 'address_uncertain', count: 7, records: [] },
    { reason: 'dates_unlikely', count: 3, records: [] },
  ]);
});
