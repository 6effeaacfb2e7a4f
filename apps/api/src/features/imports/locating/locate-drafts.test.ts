import { expect, it, vi } from 'vitest';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import { mapOpenagenda } from '../openagenda/map-openagenda.ts';
import { locateDrafts } from './locate-drafts.ts';

const addressed = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const mapped = mapOpenagenda({
      uid: index + 1,
      title: 'Bal',
      location_address: `${index + 1} rue du Lac`,
      location_city: 'Tours',
    });
    if (mapped.kind !== 'mapped') throw new Error('not mapped');
    return mapped.draft;
  });
const at = { label: 'x', score: 0.9, position: { lon: 0.68, lat: 47.39 } };

it('locateDrafts gives a batch up after three failures in a row, reports them once, and asks again for the next batch', async () => {
  const { db } = await emptyDatabase();
  const onUnreachable = vi.fn();
  let isAway = true;
  const locate = locateDrafts({
    geocoder: {
      find: async () => {
        if (isAway) throw new Error('away');
        return [at];
      },
    },
    clock: { now: () => new Date('2026-06-10T10:00:00Z') },
    onUnreachable,
    wait: async () => undefined,
  });
  const drafts = addressed(8);
  const kinds = async () =>
    new Set(
      [...(await locate(db, drafts, async () => undefined)).values()].map(({ kind }) => kind),
    );
  expect([await kinds(), await kinds()]).toEqual([
    new Set(['unanswered']),
    new Set(['unanswered']),
  ]);
  expect(onUnreachable).toHaveBeenCalledTimes(1);
  isAway = false;
  expect(await kinds()).toEqual(new Set(['found']));
});
