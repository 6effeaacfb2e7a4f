import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { apiKeyLimits } from '@parages/contracts/vocabulary/organisations/api-keys';
import { describe, expect, it } from 'vitest';
import type { Client } from '../client/client.ts';
import { type Flood, flood, listFloods } from './limits.ts';

const headers = {
  'content-type': 'application/problem+json',
  'retry-after': '60',
  'ratelimit-remaining': '0',
  'ratelimit-reset': '60',
};

type Rules = { most: number; countedBy: (network: number, key?: string) => string };

/** Answers 200 to `most` requests of each counted caller, then 429. */
function serverOf({ most, countedBy }: Rules): Client {
  const counts = new Map<string, number>();
  return {
    send: async (_request, { network = 0, authorization } = {}) => {
      const caller = countedBy(network, authorization);
      const used = (counts.get(caller) ?? 0) + 1;
      counts.set(caller, used);
      const isRefused = used > most;
      return {
        status: isRefused ? 429 : 200,
        headers: { ...headers, 'ratelimit-limit': String(most) },
        text: isRefused ? '{"code":"rate_limited"}' : '{}',
        cookies: [],
        sentAt: 0,
        doneAt: 0,
      };
    },
    close: async () => undefined,
  };
}

const byNetwork = (network: number): string => String(network);
const byKey = (network: number, key?: string): string => key ?? String(network);

describe('flood', () => {
  const ofFeeds: Flood = { name: 'feeds', paths: ['/a.ics', '/a.json'], limit: 40, network: 1 };
  const ofKey: Flood = { ...ofFeeds, paths: ['/a'], key: 'parages_pk_a' };

  it('finds no fault in a limit that refuses the network, or the key, and no neighbour', async () => {
    const feeds = await flood(serverOf({ most: 40, countedBy: byNetwork }), ofFeeds);
    expect(feeds).toEqual({ fault: undefined, requests: 48 });
    const rules = { most: 40, countedBy: byKey };
    expect((await flood(serverOf(rules), ofKey)).fault).toBeUndefined();
  });

  it.each<[string, Rules, Flood]>([
    ['80 requests within a minute, none refused', { most: 1_000, countedBy: byNetwork }, ofFeeds],
    [
      'expected 200 for another network at /a.ics, answered 429',
      { most: 40, countedBy: () => 'all' },
      ofFeeds,
    ],
    ['the limit is 30, not 40', { most: 30, countedBy: byKey }, ofKey],
    [
      'expected 429 for the key from another network, answered 200',
      { most: 40, countedBy: byNetwork },
      ofKey,
    ],
  ])('says "%s"', async (fault, rules, one) => {
    expect((await flood(serverOf(rules), one)).fault).toBe(fault);
  });
});

it('listFloods floods feeds up to the limit of drawn pages, posters up to their own, and a key below the limit of its address', () => {
  const floods = listFloods({ key: 'parages_pk_a', poiId: 'a' });
  const limitOf = (name: string) => floods.find((one) => one.name === name)?.limit;
  const { render, draw, search } = rateLimits.perAddress;
  expect([limitOf('feeds'), limitOf('posters')]).toEqual([render, draw]);
  expect(floods.find(({ name }) => name === 'posters')?.paths).toEqual([
    '/ville/tours.pdf',
    '/api/v1/pois/a/poster.pdf',
  ]);
  expect(limitOf('a key')).toBe(apiKeyLimits.perMinute.search);
  expect(limitOf('a key')).toBeLessThan(search / 2);
});
