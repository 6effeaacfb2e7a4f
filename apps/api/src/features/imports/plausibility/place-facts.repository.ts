import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const metres = z.int().nullable();

const listFacts = sqlFile(new URL('./list-place-facts.sql', import.meta.url), {
  params: z.object({ places: z.string(), besideM: z.number() }),
  row: z.strictObject({
    rank: z.int(),
    isKnownCode: z.boolean(),
    codeDistanceM: metres,
    isCodeInTexts: z.boolean(),
    communeName: z.string().nullable(),
    communeInsee: z.string().nullable(),
    communeDistanceM: metres,
    communeCodes: z.array(z.string()).nullable(),
    isMatch: z.boolean(),
    matchDistanceM: metres,
    isBesideCommune: z.boolean(),
  }),
});

/** A place as the table of communes is asked for it: `name` and `texts` (title, venue, street) are folded
 * words. */
export type AskedPlace = {
  postalCode: string | null;
  name: string | null;
  insee: string | null;
  texts: string;
  lon: number;
  lat: number;
};

export type PlaceFacts = Omit<Awaited<ReturnType<typeof listFacts>>[number], 'rank'>;

/** The facts of each place, in the order of `places`. */
export async function listPlaceFacts(
  db: SqlClient,
  places: readonly AskedPlace[],
  besideM: number,
): Promise<(PlaceFacts | undefined)[]> {
  if (places.length === 0) return [];
  // Feeds repeat their venues: each different place is asked for once.
  const keys = places.map((place) => JSON.stringify(place));
  const ranks = new Map([...new Set(keys)].map((key, rank) => [key, rank]));
  const asked = [...new Map(keys.map((key, index) => [key, places[index]])).values()];
  const rows = await listFacts(db, {
    places: JSON.stringify(asked.map((place, rank) => ({ rank, ...place }))),
    besideM,
  });
  const byRank = new Map(rows.map(({ rank, ...facts }) => [rank, facts]));
  return keys.map((key) => byRank.get(ranks.get(key) ?? -1));
}
