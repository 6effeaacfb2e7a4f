import { expect, it, vi } from 'vitest';
import { askSparingly } from '../../../platform/outside/ask-sparingly.ts';
import { listOutsidePlaces } from './list-outside-places.ts';

it('listOutsidePlaces reports the three failures that open the circuit breaker, and no search while it is open', async () => {
  const ask = askSparingly(async () => Promise.reject(new Error('away')), {
    name: 'the geocoder',
    ttlMs: { found: 1000, missing: 1000 },
    perSecond: 10,
    clock: { now: () => new Date('2026-06-10T10:00:00Z') },
  });
  const find = async (text: string) => (await ask(text)) ?? [];
  const geocoder = { findAddresses: find, findStations: find };
  const onUnreachable = vi.fn();
  const list = listOutsidePlaces({ geocoder, onUnreachable });
  for (let number = 1; number <= 12; number += 1)
    expect(await list('address', `${number} rue Nationale`)).toEqual({
      places: [],
      isComplete: false,
    });
  expect(onUnreachable.mock.calls).toEqual(Array(3).fill([new Error('away')]));
});
