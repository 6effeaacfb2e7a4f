import { expect, it } from 'vitest';
import { lostWrites, openLedger } from './write-ledger.ts';

type Step = ['stores' | 'deletes', 'acknowledged' | 'failed'];

const acknowledgedStore: Step = ['stores', 'acknowledged'];

it.each<[string, Step[], string[], string[]]>([
  ['an acknowledged row that is stored', [acknowledgedStore], ['a'], []],
  ['an acknowledged row that is missing', [acknowledgedStore], [], ['a']],
  ['a failed write, stored or not', [['stores', 'failed']], ['a'], []],
  ['a failed write without its row', [['stores', 'failed']], [], []],
  ['an acknowledged deletion', [acknowledgedStore, ['deletes', 'acknowledged']], [], []],
  [
    'an acknowledged deletion whose row is back',
    [acknowledgedStore, ['deletes', 'acknowledged']],
    ['a'],
    ['a'],
  ],
  ['a failed deletion that was carried out', [acknowledgedStore, ['deletes', 'failed']], [], []],
  [
    'a row that is missing after a failed deletion and a later store',
    [acknowledgedStore, ['deletes', 'failed'], acknowledgedStore],
    [],
    ['a'],
  ],
])('lostWrites judges %s', (_name, steps, stored, lost) => {
  const ledger = openLedger();
  for (const [act, result] of steps) {
    const acknowledge = ledger.begin({ key: 'a', isStored: act === 'stores' });
    if (result === 'acknowledged') acknowledge();
  }
  expect(lostWrites(ledger.entries(), new Set(stored))).toEqual(lost);
});
