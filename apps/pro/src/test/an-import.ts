import type { Import, ImportFinding } from '@parages/contracts/types';

const check: NonNullable<Import['check']> = {
  lines: 2000,
  events: 27,
  blocking: 0,
  faults: 30,
  warnings: 1,
  byPath: [
    { path: 'start_date', kind: 'line', code: 'day_invalid', count: 25 },
    { path: 'booking_email', kind: 'line', code: 'email_invalid', count: 5 },
    { path: null, kind: 'warning', code: 'theme_missing', count: 1 },
  ],
  expected: { created: 23, updated: 4, unchanged: 0, skipped: 2 },
};

export const anImport = (change: Partial<Import> = {}): Import => ({
  id: '0197a000-0000-7000-8000-00000000f11e',
  organisation: { id: 'o1', name: 'Le Bateau Ivre' },
  fileName: 'agenda.csv',
  sizeBytes: 512_000,
  hasFile: true,
  status: 'ready',
  isReviewed: true,
  createdAt: '2026-06-10T10:04:00Z',
  finishedAt: null,
  progress: { processed: 2000, total: 2000 },
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ';',
  check,
  outcome: null,
  failure: null,
  ...change,
});

export const aFinding = (change: Partial<ImportFinding> = {}): ImportFinding => ({
  kind: 'line',
  line: 12,
  row: null,
  path: 'start_date',
  code: 'day_invalid',
  expected: 'AAAA-MM-JJ',
  obtained: '31/02/2026',
  message: null,
  extId: 'bal-12',
  ...change,
});
