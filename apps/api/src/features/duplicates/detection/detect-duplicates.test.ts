// Specification: §6.16
import { expect, it, onTestFinished, vi } from 'vitest';
import { type PoiDraft, refreshPoi } from '../../../../test/records/create-poi.ts';
import { startWorkerParts } from '../../../../test/servers/start-worker-parts.ts';
import { detectDuplicates } from './detect-duplicates.ts';
import { detectionRepository } from './detection.repository.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const metres = (north: number) => ({ lon: tours.lon, lat: tours.lat + north / 111_195 });
const june = (day: number) => [{ startDate: `2026-06-${day}` }];

async function bench() {
  const parts = await startWorkerParts();
  const { db, clock, createPoi } = parts;
  let number = 0;
  const add = async (source: string | null, draft: PoiDraft) => {
    number += 1;
    const id = `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
    await createPoi({ id, periods: june(20), ...draft });
    await db.poi.update({ where: { id }, data: { source, extId: source && id } });
    return id;
  };
  const log = { warn: vi.fn() };
  const detect = detectDuplicates({ ...parts, log });
  const change = async (id: string, data: { label?: string; lat?: number }) => {
    await db.poiVersion.updateMany({ where: { poiId: id }, data });
    await refreshPoi(db, id, clock.now());
  };
  const pairs = () => db.duplicatePair.findMany({ orderBy: { secondId: 'asc' } });
  return { ...parts, add, detect, change, pairs, log };
}

it('proposes two events of different sources with the day that they share, their distance and the likeness of their titles', async () => {
  const { add, detect, pairs, clock, db } = await bench();
  const first = await add('datatourisme', { label: 'Grand bal de la Saint-Jean 2026' });
  const second = await add(null, {
    label: 'Bal de la Saint-Jean',
    at: metres(40),
    periods: [{ startDate: '2026-06-18', endDate: '2026-06-22' }],
  });
  expect(await detect()).toBe(2);
  expect(await pairs()).toEqual([
    expect.objectContaining({
      firstId: first,
      secondId: second,
      sameDay: new Date('2026-06-20'),
      distanceM: 40,
      likeness: expect.closeTo(0.9, 5),
      foundAt: clock.now(),
      refusedAt: null,
    }),
  ]);
  expect(await db.duplicateCheck.count()).toBe(0);
});

it.each<[string, PoiDraft, number]>([
  ['299 m away', { at: metres(299) }, 1],
  ['301 m away', { at: metres(301) }, 0],
  ['on another day', { periods: june(21) }, 0],
  ['permanent', { isPermanent: true, periods: [] }, 1],
  ['with another title', { label: 'Marché aux fleurs' }, 0],
  ['with capitals, accents and a year', { label: 'CONCERT ÉLECTRO 2026' }, 1],
  ['hidden by a moderator', { isEnabled: false }, 0],
  ['in review', { status: 'in-review' }, 0],
])('compares an event of Tours with one %s', async (_case, draft, count) => {
  const { add, detect, pairs } = await bench();
  await add('datatourisme', { label: 'Concert electro' });
  await add(null, { label: 'Concert electro', ...draft });
  await detect();
  expect(await pairs()).toHaveLength(count);
});

it('proposes no two events of one source and one organisation', async () => {
  const { add, detect, pairs } = await bench();
  for (const source of ['datatourisme', 'datatourisme', null, null])
    await add(source, { label: 'Concert', at: metres(source === null ? 1000 : 0) });
  expect(await detect()).toBe(4);
  expect(await pairs()).toEqual([]);
});

it('adds nothing on a second run, and takes a pair back when one of its titles changes or its event is hidden', async () => {
  const { add, detect, pairs, change, db, clock } = await bench();
  const [first] = [
    await add('datatourisme', { label: 'Concert' }),
    await add(null, { label: 'Concert' }),
  ];
  await detect();
  const found = await pairs();
  clock.set('2026-06-11T10:00:00Z');
  await change(first, { label: 'Concerts' });
  expect(await detect()).toBe(1);
  expect(await pairs()).toEqual([expect.objectContaining({ foundAt: found[0]?.foundAt })]);
  await refreshPoi(db, first, clock.now());
  expect(await detect()).toBe(0);
  await change(first, { label: 'Loto' });
  await detect();
  expect(await pairs()).toEqual([]);
  await change(first, { label: 'Concert' });
  await detect();
  await db.poi.update({ where: { id: first }, data: { isEnabled: false } });
  await refreshPoi(db, first, clock.now());
  expect(await detectionRepository(db).sweepPairs()).toBe(1);
});

it('leaves a refused pair out until the title or the place of one of its events changes', async () => {
  const { add, detect, pairs, change, db, clock } = await bench();
  const [first] = [
    await add('datatourisme', { label: 'Concert' }),
    await add(null, { label: 'Concert' }),
  ];
  await detect();
  const refusedAt = clock.now();
  await db.duplicatePair.updateMany({ data: { refusedAt } });
  clock.set('2026-06-12T10:00:00Z');
  await db.duplicateCheck.create({ data: { poiId: first } });
  await detect();
  expect(await pairs()).toEqual([expect.objectContaining({ refusedAt })]);
  expect(await detectionRepository(db).sweepPairs()).toBe(0);
  await change(first, { lat: metres(150).lat });
  await detect();
  expect(await pairs()).toEqual([
    expect.objectContaining({ refusedAt: null, distanceM: 150, foundAt: clock.now() }),
  ]);
});

it('proposes at most the ten most alike events for an event that is checked', async () => {
  const { add, detect, pairs } = await bench();
  for (let n = 0; n < 12; n += 1)
    await add(`source-${n}`, { label: n === 11 ? 'Concert' : 'Concerts', at: metres(n) });
  await detect();
  const last = await add(null, { label: 'Concert', at: metres(20) });
  await detect();
  const own = (await pairs()).filter(({ secondId }) => secondId === last);
  expect(own).toHaveLength(10);
  expect(own.filter(({ likeness }) => likeness === 1)).toHaveLength(1);
});

it('after a statement timeout checks half as many events, and drops a single one that is too slow, with a warning', async () => {
  const { add, detect, pairs, db, log } = await bench();
  for (const [n, source] of ['feed', null, 'feed', null, 'feed'].entries())
    await add(source, { label: n < 2 ? 'Concert' : 'Loto', at: metres(n < 2 ? 0 : 1000) });
  const [slow] = await db.duplicateCheck.findMany({ orderBy: { id: 'asc' }, skip: 2, take: 1 });
  // Three events or more at once, and one of them, are too slow.
  await db.$executeRawUnsafe(
    `CREATE FUNCTION testing.time_out() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE taken text := current_setting('testing.taken', true);
     BEGIN
       IF TG_OP = 'DELETE' THEN
         PERFORM set_config('testing.taken', concat(taken, ',', OLD.poi_id), true);
       ELSIF taken LIKE '%,%,%,%' OR taken LIKE '%${slow?.poiId}%' THEN
         RAISE EXCEPTION 'canceling statement due to statement timeout' USING ERRCODE = '57014';
       END IF;
       RETURN NULL;
     END $$`,
  );
  for (const event of ['DELETE ON duplicate_check FOR EACH ROW', 'INSERT ON duplicate_pair'])
    await db.$executeRawUnsafe(
      `CREATE TRIGGER time_out AFTER ${event} EXECUTE FUNCTION testing.time_out()`,
    );
  onTestFinished(async () => {
    await db.$executeRawUnsafe('DROP FUNCTION testing.time_out CASCADE');
  });
  expect(await detect()).toBe(4);
  expect(await pairs()).toHaveLength(3);
  expect(await db.duplicateCheck.count()).toBe(0);
  expect(log.warn.mock.calls).toEqual([[{ poiId: slow?.poiId }, expect.any(String)]]);
});

it('compares titles without any of their years', async () => {
  const { add, detect, pairs } = await bench();
  await add('datatourisme', { label: 'Saison théâtrale 2025-2026' });
  await add(null, { label: 'Saison théâtrale' });
  await detect();
  expect(await pairs()).toMatchObject([{ likeness: 1 }]);
});

it('sweeps pairs with a hidden event in statements of some pairs each', async () => {
  const { add, detect, pairs, db, clock } = await bench();
  const hidden = await add('datatourisme', { label: 'Concert' });
  for (let n = 0; n < 3; n += 1) await add(`source-${n}`, { label: 'Concert' });
  await detect();
  expect(await pairs()).toHaveLength(6);
  await db.poi.update({ where: { id: hidden }, data: { isEnabled: false } });
  await refreshPoi(db, hidden, clock.now());
  const statements = vi.spyOn(db, '$queryRawUnsafe');
  onTestFinished(() => statements.mockRestore());
  expect(await detectionRepository(db).sweepPairs(2)).toBe(3);
  expect(statements).toHaveBeenCalledTimes(4);
  expect(await pairs()).toHaveLength(3);
});
