import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import type { PlaceDoubt } from './place-doubt.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const degrees = z.number().nullable();

const answer = z.strictObject({
  question: z.string(),
  label: z.string().nullable(),
  score: degrees,
  isTown: z.boolean().nullable(),
  lon: degrees,
  lat: degrees,
});
/** The best match of an address; all but the question is null without any. */
export type KeptAnswer = z.output<typeof answer>;

const findLookups = sqlFile(file('find-address-lookups'), {
  params: z.object({
    questions: z.array(z.string()),
    sure: z.number(),
    sureSince: z.date(),
    unsureSince: z.date(),
  }),
  row: answer,
});
const keepLookups = sqlFile(file('keep-address-lookups'), {
  params: z.object({ answers: z.string(), now: z.date(), before: z.date() }),
  row: z.strictObject({ kept: z.int() }),
});
const listCentres = sqlFile(file('list-commune-centres'), {
  params: z.object({ places: z.string() }),
  row: z.strictObject({ rank: z.int(), name: z.string(), lon: z.number(), lat: z.number() }),
});
const listFrench = sqlFile(file('list-french-places'), {
  params: z.object({ places: z.string() }),
  row: z.strictObject({ rank: z.int() }),
});
const noteDoubts = sqlFile(file('note-place-doubts'), {
  params: z.object({ poiIds: z.array(z.string()), doubts: z.string(), now: z.date() }),
  row: z.strictObject({ poiId: z.string() }),
});

/** `name` is folded. `isPadded`: the postcode was written without its first zero. */
export type NamedPlace = {
  postalCode: string | null;
  name: string | null;
  insee: string | null;
  isPadded: boolean;
};
export type Commune = { name: string; lon: number; lat: number };

const ranked = (places: readonly NamedPlace[]): string =>
  JSON.stringify(places.map((place, rank) => ({ rank, ...place })));

export const locatingRepository = (db: SqlClient) => ({
  findLookups: (params: Parameters<typeof findLookups>[1]) => findLookups(db, params),
  keepLookups: async (answers: readonly KeptAnswer[], times: { now: Date; before: Date }) => {
    if (answers.length > 0) await keepLookups(db, { answers: JSON.stringify(answers), ...times });
  },
  /** The commune of each place, in the order of `places`. */
  listCommunes: async (places: readonly NamedPlace[]): Promise<(Commune | undefined)[]> => {
    if (places.length === 0) return [];
    const rows = await listCentres(db, { places: ranked(places) });
    const byRank = new Map(rows.map(({ rank, ...commune }) => [rank, commune]));
    return places.map((_, rank) => byRank.get(rank));
  },
  /** The indexes of the places that may be in France. */
  listFrench: async (places: readonly NamedPlace[]): Promise<ReadonlySet<number>> =>
    new Set((await listFrench(db, { places: ranked(places) })).map(({ rank }) => rank)),
  /** Returns the pois whose place is confirmed: the same doubt is noted again. */
  noteDoubts: async (
    poiIds: readonly string[],
    doubts: readonly (PlaceDoubt & { poiId: string })[],
    now: Date,
  ): Promise<Set<string>> => {
    const noted = { poiIds: [...poiIds], doubts: JSON.stringify(doubts), now };
    return new Set(
      poiIds.length === 0 ? [] : (await noteDoubts(db, noted)).map(({ poiId }) => poiId),
    );
  },
});
