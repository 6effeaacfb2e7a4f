// Specification: §12.3
import { expect, it } from 'vitest';
import { reasonsOfFile } from './file-report.ts';

it('the findings of a file are refused, kept back or doubtful, by the reasons of a report, most frequent first; an address that is still to be looked up is none of them', () => {
  expect(
    reasonsOfFile([
      { code: 'price_invalid', count: 1 },
      { code: 'day_invalid', count: 20 },
      { code: 'time_invalid', count: 5 },
      { code: 'event_reassigned', count: 2 },
      { code: 'hours_unlikely', count: 3 },
      { code: 'position_missing', count: 60 },
    ]),
  ).toEqual({
    refused: [
      { reason: 'dates_invalid', count: 25 },
      { reason: 'price_invalid', count: 1 },
    ],
    keptBack: [{ reason: 'protected', count: 2 }],
    doubtful: [{ reason: 'dates_unlikely', count: 3 }],
  });
});
