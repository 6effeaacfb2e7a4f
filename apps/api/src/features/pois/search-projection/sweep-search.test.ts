// Specification: §4.3
import { expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';
import { sweepSearch } from './sweep-search.ts';

const today = { startDate: '2026-06-10', startTime: '10:00', endTime: '11:30' };

it('sweepSearch removes a poi from the search once its last date is over, and past dates from the others', async () => {
  const { create, db } = await startApi({ now: '2026-06-10T07:00:00Z' });
  await create.poi({ label: 'Une fois', periods: [today] });
  const twice = await create.poi({
    label: 'Deux fois',
    periods: [today, { startDate: '2026-06-12' }],
  });
  const museum = await create.poi({ label: 'Toujours', isPermanent: true });
  expect(await sweepSearch(db, new Date('2026-06-10T09:29:59Z'))).toBe(0);
  expect(await sweepSearch(db, new Date('2026-06-10T09:30:00Z'))).toBe(2);
  const left = await db.$queryRawUnsafe(
    `SELECT poi_id::text AS id, dates::text FROM poi_search ORDER BY dates`,
  );
  expect(left).toEqual([
    { id: museum.id, dates: '{(,)}' },
    { id: twice.id, dates: '{[2026-06-12,2026-06-13)}' },
  ]);
  expect(await sweepSearch(db, new Date('2026-06-10T09:30:00Z'))).toBe(0);
});
