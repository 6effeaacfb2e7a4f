import type { Parages } from '@parages/client';
import { describe, expect, it } from 'vitest';
import { areaOf } from './search-events.ts';

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
