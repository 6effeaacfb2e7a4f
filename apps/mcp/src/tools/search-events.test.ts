import type { Parages } from '@parages/client';
import type { EventCard } from '@parages/client/types';
import { describe, expect, it } from 'vitest';
import { areaOf, firstCards } from './search-events.ts';

/** A client whose search for places answers one of the given kind. */
const placesOf = (kind: string): Parages => {
  const position = { lon: -1.68, lat: 48.11 };
  const place = { name: 'Bretagne', fullName: 'Bretagne', kind, postalCode: null, position };
  const answer = { data: { items: [{ ...place, disabled: false }] }, response: { ok: true } };
  return { api: { GET: async () => answer } } as unknown as Parages;
};

describe('areaOf', () => {
  it.each(['department', 'region'])('refuses a %s without a radius', async (kind) => {
    const search = areaOf(placesOf(kind), { place: 'Bretagne' });
    await expect(search).rejects.toThrow(`place_too_large: "Bretagne" is a ${kind}`);
  });

  it('is around a region with a radius, and around a commune without one', async () => {
    const point = { lon: -1.68, lat: 48.11 };
    const wanted = { place: 'Bretagne', distanceKm: 80 };
    expect(await areaOf(placesOf('region'), wanted)).toMatchObject(point);
    expect(await areaOf(placesOf('commune'), { place: 'Bretagne' })).toMatchObject(point);
  });
});

describe('firstCards', () => {
  async function* cards(count: number, minPriceCents: number) {
    for (let id = 0; id < count; id += 1)
      yield { id: `${id}`, isFree: false, minPriceCents } as EventCard;
  }

  it('is complete at the end of the list', async () => {
    expect(await firstCards(cards(2, 500), { maxPriceEuros: 15 })).toMatchObject({
      hasMore: false,
      isComplete: true,
    });
  });

  it('has more when a card beyond the limit matches', async () => {
    const { found, ...rest } = await firstCards(cards(3, 500), { limit: 2 });
    expect([found.length, rest]).toEqual([2, { hasMore: true, isComplete: false }]);
  });

  it('is not complete after 500 cards above the price, which are no match', async () => {
    const answer = await firstCards(cards(600, 1600), { maxPriceEuros: 15 });
    expect(answer).toEqual({ found: [], hasMore: false, isComplete: false });
  });
});
