// Specification: §8.12
import { expect, it } from 'vitest';
import { describeReport } from './describe-report.ts';
import { emptyReport } from './import-report.ts';

it('§8 "per-line errors carry line number, path, expected value and obtained value": the import report prints counts, then findings', () => {
  const report = emptyReport();
  Object.assign(report.counts, {
    read: 1234,
    permanent: 200,
    created: 1000,
    updated: 30,
    unchanged: 200,
    rejected: 1,
    notOutings: 680,
    keptBack: 1,
    withdrawn: 12,
    corrected: 1,
    warnings: 1,
    doubtful: 1,
    elsewhere: 1,
    drafts: 1,
  });
  report.shiftedWeeks = 52;
  report.files.unreadable.push({ file: 'b.json', reason: 'tronqué' });
  const where = { file: 'a.json', line: 12, record: 2, extId: '7' };
  report.rejected.push({
    ...where,
    path: 'isLocatedAt',
    expected: 'a longitude and a latitude',
    obtained: 'none',
  });
  report.corrected.push({
    ...where,
    line: 14,
    record: 4,
    path: 'timings',
    expected: 'whole days without hours',
    obtained: '2026-07-01 00:00:00 → 23:59:00',
  });
  report.warnings.push({
    ...where,
    line: 13,
    record: 3,
    path: '',
    expected: 'a price',
    obtained: 'gratis',
  });
  report.doubtful.push({
    ...where,
    line: 16,
    record: 6,
    path: 'location_address',
    expected: 'a position',
    obtained: '1 rue Verte (score 0.31)',
    doubt: 'address_uncertain',
  });
  report.elsewhere.push({
    ...where,
    line: 17,
    record: 7,
    path: 'location',
    expected: 'a position in France',
    obtained: '106.7, 10.8',
  });
  report.withoutDate.push({ ...where, label: 'Fête' });
  report.keptBack.push({ ...where, line: 15, record: 5, label: 'Job dating', reason: 'job' });
  expect(describeReport(report).split('\n')).toEqual([
    'Read: 1,234, of which 200 places and tours',
    'Created: 1,000 · updated: 30 · unchanged: 200',
    'Skipped (locked, archived, in review, or of an organisation): 0',
    'Drafts without a date: 1 · rejected: 1 · without a theme: 0',
    'Places without a theme, in no list: 0',
    'Left out as no outings (accommodation, food, shops, transport, services, business): 680',
    'Left out as outside France: 1',
    'Kept back as no outings, for a moderator to judge: 1',
    'Withdrawn because they are no outings: 12',
    'Dates shifted by 52 weeks',
    '',
    'Unreadable files (1):',
    '  b.json: tronqué',
    '',
    'Rejected (1):',
    '  a.json, line 12, record 2, isLocatedAt: expected a longitude and a latitude, obtained none',
    '',
    'Corrected (1):',
    '  a.json, line 14, record 4, timings: expected whole days without hours, obtained 2026-07-01 00:00:00 → 23:59:00',
    '',
    'Doubtful, to be checked (1):',
    '  a.json, line 16, record 6, location_address: expected a position, obtained 1 rue Verte (score 0.31): address_uncertain',
    '',
    'Outside France (1):',
    '  a.json, line 17, record 7, location: expected a position in France, obtained 106.7, 10.8',
    '',
    'Warnings (1):',
    '  a.json, line 13, record 3: expected a price, obtained gratis',
    '',
    'Without a date (1):',
    '  Fête (a.json, line 12, record 2)',
    '',
    'Kept back (1):',
    '  Job dating (a.json, line 15, record 5): job',
  ]);
});

it('the import report prints the first twenty entries of a list and how many more there are', () => {
  const report = emptyReport();
  report.counts.withoutTheme = 5100;
  for (let line = 1; line <= 5000; line += 1)
    report.withoutTheme.push({
      file: 'a.json',
      line,
      record: line,
      extId: String(line),
      label: `Visite ${line}`,
    });
  const lines = describeReport(report).split('\n');
  expect(lines.filter((text) => text.includes('Visite'))).toHaveLength(20);
  expect(lines.at(-1)).toBe('  … and 5,080 more');
});
