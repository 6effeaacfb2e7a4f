import { expect, it } from 'vitest';
import { compareLedger } from './compare-ledger.ts';
import { describeDifferences, figureOf, type Outcome, writeReport } from './faults-report.ts';
import { openLedger, present, type Write } from './load/ledger.ts';

const event: Write = { kind: 'event', key: 'bal', value: present };
const charge: Write = { kind: 'charge', key: 'campaign', value: present };

/** Both writes are acknowledged, and one request had no answer. */
function outcomeOf(found: readonly Write[]): Outcome {
  const ledger = openLedger();
  ledger.begin(event)();
  ledger.begin(charge)();
  ledger.refuse('no answer');
  const fault = { target: 'database', kind: 'kill', forMs: 50, pieceMs: 1, gapMs: 0 } as const;
  return {
    ...compareLedger(ledger.entries, found),
    faults: [fault, { ...fault, target: 'mail', kind: 'cut' }],
    entries: ledger.entries,
    refusals: ledger.refusals,
    repeats: { mails: 3, webhooks: 0 },
    ends: 0,
  };
}

it('the figure counts no difference when each acknowledged write is found once', () => {
  const outcome = outcomeOf([event, charge]);
  expect(figureOf(outcome)).toBe(
    '0 acknowledged writes lost, 0 effects twice in 2 faults (2 writes acknowledged, 1 refused)',
  );
  expect(describeDifferences(outcome)).toEqual([]);
});

it('the figure counts a lost write and a second charge, which the lines name', () => {
  const outcome = outcomeOf([charge, charge]);
  expect(figureOf(outcome)).toBe(
    '1 acknowledged writes lost, 1 effects twice in 2 faults (2 writes acknowledged, 1 refused)',
  );
  expect(describeDifferences(outcome)).toEqual([
    'lost: event bal: acknowledged present, found absent',
    'twice: charge campaign: 2 effects',
  ]);
});

it('the report counts faults by part and way, writes by kind, and refusals by reason', () => {
  const circumstances = { date: '2026-12-01', command: 'npm', database: 'PostgreSQL', minutes: 9 };
  const report = writeReport(outcomeOf([event]), circumstances);
  for (const row of [
    '| database | 0 | 0 | 0 | 1 |',
    '| mail | 1 | 0 | 0 | 0 |',
    '| event | 1 | 0 | 0 | 0 |',
    '| charge | 1 | 0 | 1 | 0 |',
    '| no answer | 1 |',
    '- lost: charge campaign: acknowledged present, found absent',
    '3 mails and 0 webhooks arrived again',
  ])
    expect(report).toContain(row);
});
