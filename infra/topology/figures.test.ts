import { expect, it } from 'vitest';
import { type Figures, linesOf } from './figures.ts';

const spread = { count: 10, median: 1, p95: 2, most: 3 };
const calm = { asked: 100, failed: 0, longestMs: 200, answeredAgainMs: 0 };

const attack = {
  requests: 10,
  failure: 0,
  schema: 0,
  access: 0,
  longestWaitMs: 9,
  growthMegabytes: 1,
};
const held: Required<Figures> = {
  attack,
  caches: { changes: 12, freshMs: spread, relapses: 0 },
  restart: { requests: 9, lost: 0, longestMs: 9, seconds: 9, writesLost: 0, faults: [] },
  lag: {
    service: spread,
    replayMs: spread,
    replayBytes: spread,
    writes: 9,
    ownReads: 9,
    ownReadsMissed: 0,
  },
  promotion: {
    searches: calm,
    searchesWithSession: calm,
    pages: calm,
    writesAgainSeconds: 3.4,
    writesAcknowledged: 9,
    writesLost: 0,
    failedAfterRestart: 0,
    faults: [],
  },
};

const beyond = (figures: Figures): string[] =>
  linesOf(figures).flatMap(({ text, isHeld }) => (isHeld ? [] : [text]));

it('linesOf finds figures within their bars, and none of a scene that did not run', () => {
  expect(beyond(held)).toEqual([]);
  expect(linesOf(held)).toHaveLength(11);
  expect(linesOf({})).toEqual([]);
});

it.each<[string, Figures]>([
  ['an attack that did not end', { attack: null }],
  ['an access mismatch', { attack: { ...attack, access: 1 } }],
  [
    'a change that is shown late',
    { caches: { ...held.caches, freshMs: { ...spread, most: 1001 } } },
  ],
  ['a lost request', { restart: { ...held.restart, lost: 1 } }],
  ['an own write that is not read', { lag: { ...held.lag, ownReadsMissed: 1 } }],
  ['a failed search', { promotion: { ...held.promotion, searches: { ...calm, failed: 1 } } }],
  ['a lost write', { promotion: { ...held.promotion, writesLost: 1 } }],
  ['writes that stay refused', { promotion: { ...held.promotion, writesAgainSeconds: undefined } }],
])('linesOf finds %s beyond its bar', (_name, figures) => {
  expect(beyond(figures)).toHaveLength(1);
});
