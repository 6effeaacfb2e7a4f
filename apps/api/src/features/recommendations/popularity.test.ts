// Specification: §4.42
import { expect, it } from 'vitest';
import { startWorkerParts } from '../../../test/servers/start-worker-parts.ts';
import { countPopularity } from './popularity.service.ts';

const dayMs = 86_400_000;

it('the popularity of a poi is the number of people who added it to their favourites in the last 14 days', async () => {
  const { db, clock, createPoi, signIn } = await startWorkerParts();
  const pois = [await createPoi(), await createPoi(), await createPoi()];
  const people = [await signIn(), await signIn(), await signIn()];
  const keep = (person: number, poi: number, daysAgo: number) =>
    db.favorite.create({
      data: {
        accountId: people[person]?.id ?? '',
        poiId: pois[poi]?.id ?? '',
        createdAt: new Date(clock.now().getTime() - daysAgo * dayMs),
      },
    });
  await Promise.all([keep(0, 0, 1), keep(1, 0, 13), keep(2, 0, 15), keep(0, 1, 2)]);
  const popularity = async () => {
    const rows = await db.$queryRawUnsafe<{ id: string; truth: number; found: number }[]>(
      'SELECT p.id, p.popularity AS truth, s.popularity AS found FROM poi p JOIN poi_search s ON s.poi_id = p.id',
    );
    return pois.map(({ id }) =>
      rows.filter((row) => row.id === id).flatMap(({ truth, found }) => [truth, found]),
    );
  };
  expect(await countPopularity(db, clock.now())).toBe(2);
  expect(await popularity()).toEqual([
    [2, 2],
    [1, 1],
    [0, 0],
  ]);
  expect(await countPopularity(db, clock.now())).toBe(0);
  clock.set('2026-06-22T10:00:01Z');
  expect(await countPopularity(db, clock.now())).toBe(2);
  expect(await popularity()).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
});
