// Specification: §1.4
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';
import type { Db } from '../../platform/database/database.ts';
import { demoContent } from './content/demo-content.fr.ts';
import { demoService } from './demo.service.ts';

const seeding = async (now = '2026-06-10T10:00:00Z') => {
  const { db, clock, get } = await startApi({ now });
  return { db, clock, get, seed: demoService({ db, clock, content: demoContent }).seed };
};

const count = async (db: Db, what: string): Promise<number> => {
  const [row] = await db.$queryRawUnsafe<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${what}`);
  return row?.n ?? 0;
};

const snapshot = (db: Db) =>
  db.$queryRawUnsafe(
    `SELECT p.id::text, p.slug_fr, p.published_at::text, v.id::text AS version_id FROM poi p JOIN poi_version v ON v.poi_id = p.id ORDER BY p.id`,
  );

describe('seeding the demo events', () => {
  it('publishes every event with a slug and a picture and adds it to the search index', async () => {
    const { db, get, seed } = await seeding();
    const { created } = await seed();
    expect(created).toBeGreaterThanOrEqual(320);
    expect(await count(db, 'poi_search')).toBe(created);
    expect(
      await count(
        db,
        `poi WHERE slug_fr IS NULL OR source <> 'demo' OR published_at > '2026-06-10T10:00:00Z'`,
      ),
    ).toBe(0);
    expect(
      await count(db, `poi_version WHERE status = 'published' AND main_media_id IS NOT NULL`),
    ).toBe(created);
    expect(await count(db, 'poi_media')).toBe(created);
    const [version] = await db.poiVersion.findMany({ take: 1 });
    expect((await get(`/mediafile/${version?.mainMediaId}`)).status).toBe(200);
  });

  it('writes prices, owner contacts, features, live states, and tours whose lines have the tour’s length', async () => {
    const { db, seed } = await seeding();
    await seed();
    expect(await count(db, `price WHERE policy_name = 'Free' AND min_price_cents <> 0`)).toBe(0);
    expect(
      await count(
        db,
        `poi_version v WHERE v.min_price_cents IS DISTINCT FROM (SELECT min(x.min_price_cents) FROM price x WHERE x.version_id = v.id)`,
      ),
    ).toBe(0);
    expect(
      await count(
        db,
        `poi_version v WHERE NOT EXISTS (SELECT 1 FROM contact c WHERE c.version_id = v.id AND c.type = 'owner')`,
      ),
    ).toBe(0);
    expect(
      await count(db, 'tour WHERE distance_m > 0 AND duration_min > 0'),
    ).toBeGreaterThanOrEqual(20);
    expect(await count(db, 'poi_version WHERE allowed_person > 0')).toBeGreaterThanOrEqual(50);
    expect(await count(db, 'poi_feature')).toBeGreaterThanOrEqual(200);
    for (const state of ['cancelled', 'postponed', 'full'])
      expect(await count(db, `poi WHERE live_state = '${state}'`), state).toBeGreaterThan(0);
    const drawn =
      'trace x JOIN tour t USING (version_id) WHERE abs(ST_Length(x.line::geography) - t.distance_m) < t.distance_m * 0.02';
    expect(await count(db, drawn)).toBe(await count(db, 'tour'));
  });

  it('writes nothing at a second run on the same day', async () => {
    const { db, seed } = await seeding();
    const { created } = await seed();
    const before = await snapshot(db);
    expect(await seed()).toEqual({ created: 0, updated: 0, unchanged: created, skipped: 0 });
    expect(await snapshot(db)).toEqual(before);
  });

  it('on a later day, moves past dates ahead and keeps slugs, ids and first publications', async () => {
    const { db, clock, seed } = await seeding();
    const { created } = await seed();
    const before = await snapshot(db);
    clock.set('2026-06-29T10:00:00Z');
    const later = await seed();
    expect(later.created).toBe(0);
    expect(later.updated).toBeGreaterThan(200);
    expect(later.updated + later.unchanged).toBe(created); // permanent events have no dates to move
    expect(await snapshot(db)).toEqual(before);
    expect(await count(db, `period WHERE end_date < '2026-06-29'`)).toBe(0);
    expect(await count(db, 'poi_search')).toBe(created);
  });

  it('skips an event that is locked against imports and keeps its title', async () => {
    const { db, clock, seed } = await seeding();
    await seed();
    await db.$executeRawUnsafe(
      `UPDATE poi SET is_import_locked = true WHERE ext_id = 'concerts/jazz-cave/37261'`,
    );
    await db.$executeRawUnsafe(
      `UPDATE poi_version SET label = 'Repris' WHERE poi_id = (SELECT id FROM poi WHERE is_import_locked)`,
    );
    clock.set('2026-06-11T10:00:00Z');
    expect((await seed()).skipped).toBe(1);
    expect(await count(db, `poi_version WHERE label = 'Repris'`)).toBe(1);
  });

  it('appends the next free number to a slug that another event has or had', async () => {
    const { db, seed } = await seeding();
    await db.$executeRawUnsafe(
      `INSERT INTO poi (id, slug_fr) VALUES ('0198c0de-0000-7000-8000-000000000001', 'fete-foraine-de-tours-tours')`,
    );
    await db.$executeRawUnsafe(
      `INSERT INTO poi_slug_history (slug_fr, poi_id) VALUES ('fete-foraine-de-tours-tours-2', '0198c0de-0000-7000-8000-000000000001')`,
    );
    await seed();
    const poi = await db.poi.findFirst({ where: { extId: 'fetes/fete-foraine/37261' } });
    expect(poi?.slugFr).toBe('fete-foraine-de-tours-tours-3');
  });

  it('assigns events to their commune when the gazetteer is loaded', async () => {
    const { db, seed } = await seeding();
    await db.$executeRawUnsafe(
      `INSERT INTO region (id, level, insee, slug, name) VALUES ('0198c0de-0000-7000-8000-000000000002', 'CITY', '37261', 'tours', 'Tours')`,
    );
    await seed();
    expect(await count(db, 'poi WHERE region_id IS NOT NULL')).toBeGreaterThanOrEqual(40);
    expect(
      await count(
        db,
        `poi p JOIN poi_version v ON v.poi_id = p.id WHERE v.locality = 'Tours' AND p.region_id IS NULL`,
      ),
    ).toBe(0);
  });
});
