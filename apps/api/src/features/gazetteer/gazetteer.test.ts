// Specification: §7.9
import { expect, it } from 'vitest';
import { z } from 'zod';
import { smallGazetteer, touraine } from '../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import type { Db } from '../../platform/database/database.ts';

const cities = async (db: Db) => {
  const rows = z
    .array(
      z.object({
        insee: z.string(),
        slug: z.string(),
        lon: z.number().nullable(),
        source: z.string().nullable(),
      }),
    )
    .parse(
      await db.$queryRawUnsafe(
        `SELECT insee, slug, lon, position_source AS source FROM region WHERE level = 'CITY'`,
      ),
    );
  return new Map(rows.map((row) => [row.insee, row]));
};

const empty = (db: Db) => db.$executeRawUnsafe('TRUNCATE gazetteer_load');

it('the gazetteer loads once, skips a second load, loads again after its places were deleted', async () => {
  const { db } = await startApi();
  await empty(db);
  const gazetteer = smallGazetteer(db, touraine);
  expect(await gazetteer.loadIfMissing()).toEqual({
    outcome: 'loaded',
    exact: 9,
    approximate: 2,
    unknown: 0,
    saved: 19,
    centresMissing: 'no network',
  });
  expect(await gazetteer.loadIfMissing()).toMatchObject({ outcome: 'already-loaded', saved: 0 });
  await db.$executeRawUnsafe('TRUNCATE region CASCADE');
  expect(await gazetteer.loadIfMissing()).toMatchObject({ outcome: 'loaded', saved: 19 });
});

it('a reload of the same gazetteer list writes nothing', async () => {
  const { db } = await startApi();
  const gazetteer = smallGazetteer(db, touraine);
  await gazetteer.loadWithCentres(new Map());
  expect(await gazetteer.loadWithCentres(new Map())).toMatchObject({ saved: 0 });
});

it('official centres replace estimated positions and survive a later load without them; fixed town centres and near namesake points stay', async () => {
  const { db } = await startApi();
  const gazetteer = smallGazetteer(db, touraine);
  await gazetteer.loadWithCentres(new Map());
  expect((await cities(db)).get('37131')).toMatchObject({ source: 'postcode', lon: 0.9886 });
  const centres = new Map([
    ['37131', { lon: 1.0667, lat: 47.2687 }],
    ['37261', { lon: 0.6949, lat: 47.3943 }],
    ['37027', { lon: 0.99, lat: 47.33 }],
  ]);
  expect(await gazetteer.loadWithCentres(centres)).toMatchObject({ saved: 1 });
  await gazetteer.loadWithCentres(new Map());
  const after = await cities(db);
  expect(after.get('37131')).toMatchObject({ source: 'official', lon: 1.0667 });
  expect(after.get('37261')).toMatchObject({ source: 'town-centre', lon: 0.704 });
  expect(after.get('37027')).toMatchObject({ source: 'geonames', lon: 0.9886 });
});

it('a gazetteer reload keeps the slugs of homonyms when another one has become the more populous', async () => {
  const { db } = await startApi();
  const twins = (first: number, second: number) => ({
    communes: [
      { code: '37001', name: 'Jumelle', population: first },
      { code: '45001', name: 'Jumelle', population: second },
    ],
  });
  const slugs = async () => {
    const found = await cities(db);
    return [found.get('37001')?.slug, found.get('45001')?.slug];
  };
  await smallGazetteer(db, twins(200, 100)).loadWithCentres(new Map());
  expect(await slugs()).toEqual(['jumelle-37', 'jumelle-45']);
  await smallGazetteer(db, twins(100, 200)).loadWithCentres(new Map());
  expect(await slugs()).toEqual(['jumelle-37', 'jumelle-45']);
});

it('a gazetteer reload exchanges the slugs of two towns that have exchanged their names', async () => {
  const { db } = await startApi();
  const named = (first: string, second: string) => ({
    communes: [
      { code: '37001', name: first },
      { code: '45001', name: second },
    ],
  });
  await smallGazetteer(db, named('Amont', 'Aval')).loadWithCentres(new Map());
  await smallGazetteer(db, named('Aval', 'Amont')).loadWithCentres(new Map());
  const after = await cities(db);
  expect([after.get('37001')?.slug, after.get('45001')?.slug]).toEqual(['aval', 'amont']);
});

it('a gazetteer reload removes names and postcodes of a town that the list no longer has', async () => {
  const { db } = await startApi();
  await smallGazetteer(db, touraine).loadWithCentres(new Map());
  await smallGazetteer(db, {
    communes: [{ code: '37261', name: 'Tours', postalCodes: ['37000'] }],
    innerNames: [{ communeCode: '37261', name: 'Sainte-Radegonde', kind: 'former', population: 0 }],
  }).loadWithCentres(new Map());
  expect(
    await db.$queryRawUnsafe(
      `SELECT n.search FROM region_name n JOIN region r ON r.id = n.region_id WHERE r.insee = '37261' ORDER BY 1`,
    ),
  ).toEqual([{ search: 'sainte radegonde' }, { search: 'tours' }]);
  expect(
    await db.$queryRawUnsafe(
      `SELECT p.postal_code AS code FROM region_postal_code p JOIN region r ON r.id = p.region_id WHERE r.insee = '37261'`,
    ),
  ).toEqual([{ code: '37000' }]);
});
