import { describe, expect, it } from 'vitest';
import { describeTotals, type Totals, tally } from './findings.ts';

const calm: Totals = {
  requests: 50_000,
  failure: 0,
  schema: 0,
  access: 0,
  wait: 0,
  memory: 0,
  longestWaitMs: 120,
  growthMegabytes: 180.4,
};

describe('the totals of the attack', () => {
  it('are described in one line, with the memory growth rounded to a megabyte', () => {
    expect(describeTotals(calm)).toBe(
      '50000 requests, 0 undeclared 5xx, 0 answers outside their schema, 0 access mismatches, longest wait of another visitor 120 ms, largest memory growth 180 MB',
    );
  });

  it.each([
    ['nothing is found', {}, 5],
    ['a 5xx is undeclared', { failure: 1 }, 4],
    ['an answer is outside its schema', { schema: 1 }, 4],
    ['an access differs', { access: 3 }, 4],
    ['another visitor waits too long', { longestWaitMs: 251 }, 4],
    ['memory grows too much', { growthMegabytes: 251 }, 4],
  ])('pass five limits, or four if one is exceeded, when %s', (_, changes, passed) => {
    expect(tally({ ...calm, ...changes })).toEqual({ passed, failed: 5 - passed });
  });
});
