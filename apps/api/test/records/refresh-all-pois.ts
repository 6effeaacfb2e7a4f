import type { SqlClient } from '../../src/platform/database/database.ts';

const atOnce = 500;

/**
 * Writes the search projection of all pois. In batches: one statement for thousands of pois would
 * meet its deadline on a loaded machine.
 */
export async function refreshAllPois(db: SqlClient, asOf: Date): Promise<void> {
  const pois = await db.$queryRawUnsafe<{ id: string }[]>(
    'SELECT id::text AS id FROM poi ORDER BY id',
  );
  const ids = pois.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += atOnce)
    await db.$queryRawUnsafe(
      'SELECT refresh_poi_search($1::uuid[], $2::timestamptz)::text',
      ids.slice(start, start + atOnce),
      asOf,
    );
}
