import { expect, it } from 'vitest';
import { figureOf, readTally, writeReport } from './scripts-report.ts';

const lines = [
  {
    browser: 'Chromium 1',
    texts: ['title of an event', 'tag of an event'],
    payloads: [
      { id: 1, family: 'tags' },
      { id: 2, family: 'tags' },
      { id: 3, family: 'events' },
    ],
  },
  { noticed: ['event', 'search'] },
  { sink: 'attribute', ids: [1, 3] },
  { sink: 'mail', ids: [1] },
  { ids: [1, 2], read: { event: 2, rss: 2, mails: 5 }, ran: [] },
  { ids: [3], read: { event: 1, search: 1, ics: 1 }, ran: [301] },
];
const tally = readTally(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);

it('the figure counts payloads, texts, scripts that ran, pages, feeds and mails', () => {
  expect(figureOf(tally)).toBe(
    '3 payloads in 2 texts, 1 scripts ran in 4 pages, 3 feeds and 5 mails',
  );
});

it('the report counts, by family, the payloads that run unescaped and those that ran in the product', () => {
  const report = writeReport(tally, { date: '2026-11-30', command: 'x', machine: 'y', minutes: 7 });
  expect(report).toContain('| tags | 2 | 1 | 0 |');
  expect(report).toContain('| events | 1 | 1 | 1 |');
  expect(report).toContain('| attribute | 2 |');
  expect(report).toContain('| event | 3 |');
});

it('a line of another form is refused', () => {
  expect(() => readTally('{"ids":[1]}')).toThrow(/Invalid input/);
});
