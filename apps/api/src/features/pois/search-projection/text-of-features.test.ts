import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createPoi } from '../../../../test/records/create-poi.ts';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';

const now = new Date('2026-06-10T10:00:00Z');
const name = '20261124005000_text_of_features';
const migration = readFileSync(
  new URL(`../../../../../../prisma/migrations/${name}/migration.sql`, import.meta.url),
  'utf8',
);

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

it('the migration that adds tags to the text search waits for a server that writes one poi and then deletes an earlier one', async () => {
  const { db, url } = await emptyDatabase();
  const draft = { label: 'Bal', tags: ['accordéon'] };
  const created = [await createPoi(db, now, draft), await createPoi(db, now, draft)];
  const [first, last] = created.map(({ id }) => id).toSorted();
  await db.$executeRawUnsafe(`UPDATE poi_text SET words = 'bal'`);
  const [server, migrating] = [await connect(url), await connect(url)];
  try {
    await server.query('BEGIN');
    await server.query('UPDATE poi_text SET cell = cell WHERE poi_id = $1', [last]);
    const applied = migrating.query(migration).then(
      () => 'applied',
      (error: Error) => error.message,
    );
    await expect
      .poll(() =>
        db.$queryRawUnsafe(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1);
    await server.query('DELETE FROM poi_text WHERE poi_id = $1', [first]);
    await server.query('COMMIT');
    expect(await applied).toBe('applied');
  } finally {
    await Promise.all([server.end(), migrating.end()]);
  }
  expect(
    await db.$queryRawUnsafe('SELECT poi_id::text AS id, words::text AS words FROM poi_text'),
  ).toEqual([{ id: last, words: "'accordeon' 'bal'" }]);
});
