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

const listAgreeing = sqlFile(new URL('./list-agreeing-places.sql', import.meta.url), {
  params: z.object({ places: z.string(), withinM: z.number() }),
  row: z.strictObject({ rank: z.int() }),
});

/**
 * A place as the table of communes is asked for it: `name` and `texts` (title, venue, street) are
 * folded words.
 */
export type AskedPlace = {
  postalCode: string | null;
  name: string | null;
  insee: string | null;
  texts: string;
  lon: number;
  lat: number;
};

export type PlaceFacts = Omit<Awaited<ReturnType<typeof listFacts>>[number], 'rank'>;

const ranked = (places: readonly AskedPlace[]): string =>
  JSON.stringify(places.map((place, rank) => ({ rank, ...place })));

/** The indexes of the places with which a commune agrees: most places need no further question. */
export async function listAgreeingPlaces(
  db: SqlClient,
  places: readonly AskedPlace[],
  withinM: number,
): Promise<ReadonlySet<number>> {
  if (places.length === 0) return new Set();
  const rows = await listAgreeing(db, { places: ranked(places), withinM });
  return new Set(rows.map(({ rank }) => rank));
}

/** The facts of each place, in the order of `places`. */
export async function listPlaceFacts(
  db: SqlClient,
  places: readonly AskedPlace[],
  besideM: number,
): Promise<(PlaceFacts | undefined)[]> {
  if (places.length === 0) return [];
  const rows = await listFacts(db, { places: ranked(places), besideM });
  const byRank = new Map(rows.map(({ rank, ...facts }) => [rank, facts]));
  return places.map((_, rank) => byRank.get(rank));
}
