import { describe, expect, it } from 'vitest';
import { compareLedger } from './compare-ledger.ts';
import { absent, openLedger, present, type Write } from './load/ledger.ts';

const event = (value: string): Write => ({ kind: 'event', key: 'a', value });
const charge: Write = { kind: 'charge', key: 'campaign', value: present };

/** `true`: acknowledged. */
function ledgerOf(...writes: readonly [Write, boolean][]) {
  const ledger = openLedger();
  for (const [write, isAcknowledged] of writes) {
    const acknowledge = ledger.begin(write);
    if (isAcknowledged) acknowledge();
    else ledger.refuse('no answer');
  }
  return ledger;
}
const compare = (writes: readonly [Write, boolean][], found: readonly Write[]) =>
  compareLedger(ledgerOf(...writes).entries, found);
const same = { lost: [], twice: [] };

describe('compareLedger finds no difference', () => {
  it.each<[string, [Write, boolean][], Write[]]>([
    ['of an acknowledged write that is found', [[event('1'), true]], [event('1')]],
    ['of a refused write that is not found', [[event('1'), false]], []],
    ['of a refused write that is found', [[event('1'), false]], [event('1')]],
    [
      'when a later write without an acknowledgement was carried out',
      [
        [event('1'), true],
        [event('2'), false],
      ],
      [event('2')],
    ],
    [
      'when a later write without an acknowledgement was not carried out',
      [
        [event('1'), true],
        [event('2'), false],
      ],
      [event('1')],
    ],
    ['of an acknowledged deletion of what is not found', [[event(absent), true]], []],
    [
      'of one key under two kinds',
      [[charge, true]],
      [charge, { kind: 'invoice', key: 'campaign', value: present }],
    ],
  ])('%s', (_name, writes, found) => {
    expect(compare(writes, found)).toEqual(same);
  });
});

describe('compareLedger finds a lost write', () => {
  it.each<[string, [Write, boolean][], Write[], string]>([
    ['that is missing', [[event('1'), true]], [], 'acknowledged 1, found absent'],
    [
      'behind the former state',
      [
        [event('1'), true],
        [event('2'), true],
      ],
      [event('1')],
      'acknowledged 2, found 1',
    ],
    [
      'behind a write that was refused before it',
      [
        [event('1'), false],
        [event('2'), true],
      ],
      [event('1')],
      'acknowledged 2, found 1',
    ],
    [
      'of a deletion whose row is found',
      [
        [event(present), true],
        [event(absent), true],
      ],
      [event(present)],
      'acknowledged absent, found present',
    ],
  ])('%s', (_name, writes, found, detail) => {
    const lost = [{ kind: 'event', key: 'a', detail }];
    expect(compare(writes, found)).toEqual({ lost, twice: [] });
  });
});

describe('compareLedger finds an effect that happened twice', () => {
  it.each<[string, boolean]>([
    ['an acknowledged write', true],
    ['a write without an acknowledgement', false],
  ])('of %s', (_name, isAcknowledged) => {
    const twice = [{ kind: 'charge', key: 'campaign', detail: '2 effects' }];
    expect(compare([[charge, isAcknowledged]], [charge, charge])).toEqual({ lost: [], twice });
  });
});
