// Specification: §8.12
import type { SourceReport } from '@parages/contracts/vocabulary/imports/source-report';
import { expect, it } from 'vitest';
import { describeReport } from './describe-report.ts';
import { emptyReport } from './import-report.ts';

const report: SourceReport = {
  source: 'openagenda',
  day: '2026-06-10',
  isPartial: true,
  read: 1234,
  created: 1000,
  changed: 30,
  unchanged: 200,
  refused: [
    {
      reason: 'title_missing',
      count: 1,
      records: [
        {
          index: 2,
          extId: '7',
          title: null,
          detail: 'a.json, line 12: title: expected a title, obtained none',
        },
      ],
    },
  ],
  keptBack: [
    {
      reason: 'job',
      count: 1,
      records: [{ index: 5, extId: '9', title: 'Job dating', detail: null }],
    },
  ],
  doubtful: [],
};

it('§8 "per-line errors carry line number, path, expected value and obtained value": the command prints the counts, then each reason with its records, in English', () => {
  const imported = { report, ...emptyReport() };
  imported.counts.permanent = 200;
  imported.shiftedWeeks = 52;
  imported.files.unreadable.push({ file: 'b.json', reason: 'truncated' });
  expect(describeReport(imported).split('\n')).toEqual([
    'openagenda, 2026-06-10',
    'Only a part of the source was read: an event that is missing here stays as it is.',
    'Read: 1,234',
    'Created: 1,000',
    'Changed: 30',
    'Unchanged: 200',
    'Refused: 1',
    'Kept back: 1',
    'Doubtful: 0',
    '',
    'Refused:',
    '  no title (1)',
    '    record 2: [7] · a.json, line 12: title: expected a title, obtained none',
    '',
    'Kept back:',
    '  job (1)',
    '    record 5: Job dating [9]',
    '',
    'Places and tours among them: 200',
    'Weeks by which the dates are shifted: 52',
    'Unreadable files: 1',
    '  b.json: truncated',
  ]);
});

it('the command prints the first twenty records of a reason and how many more there are', () => {
  const records = Array.from({ length: 5000 }, (_, index) => ({
    index,
    extId: String(index),
    title: `Visite ${index}`,
    detail: null,
  }));
  const doubtful = [{ reason: 'theme_missing' as const, count: 5100, records }];
  const imported = { report: { ...report, doubtful }, ...emptyReport() };
  const lines = describeReport(imported).split('\n');
  expect(lines.filter((text) => text.includes('Visite'))).toHaveLength(20);
  expect(lines.at(-1)).toBe('    … and 5,080 more');
});
