import type pg from 'pg';
import { z } from 'zod';
import { type Choice, type EvaluationUser, keep } from './evaluation-users.ts';

/** The recommender sees `known`, and has to find `hidden`. */
export type Person = EvaluationUser & { known: string[]; hidden: string[] };

const keptCount = 14;
const hiddenCount = 5;
const fewestAround = 100;
const mostAround = 6000;
const radiusM = 30_000;
const longestAgoDays = 150;
const dayMs = 86_400_000;

const choiceRow = z.object({
  id: z.string(),
  themeMask: z.number(),
  distance: z.number(),
  popularity: z.number(),
  days: z.number().nullable(),
});

async function around(
  client: pg.Client,
  { lon, lat }: EvaluationUser,
  today: string,
): Promise<Choice[]> {
  const { rows } = await client.query(
    `SELECT s.poi_id::text AS id, s.theme_mask AS "themeMask", n.distance, s.popularity,
       CASE WHEN s.first_day > '-infinity' THEN greatest(s.first_day - $4::date, 0) END AS days
     FROM nearest_pois(0, $1, $2, $3, 0, $4::date, 'infinity', NULL, $5, 0) n JOIN poi_search s ON s.poi_id = n.poi_id ORDER BY n.distance, n.poi_id`,
    [lon, lat, radiusM, today, mostAround],
  );
  return z.array(choiceRow).parse(rows);
}

export async function gatherPeople(
  client: pg.Client,
  makeUser: (n: number) => EvaluationUser,
  { count, today }: { count: number; today: string },
): Promise<Person[]> {
  const people: Person[] = [];
  for (let n = 0; people.length < count; n += 1) {
    const user = makeUser(n);
    const choices = await around(client, user, today);
    if (choices.length < fewestAround) continue;
    const kept = keep(user, choices, keptCount);
    // Shuffles the favourites, because `keep` tends to return the most appealing ones first: the
    // hidden ones are then random.
    const drawn = kept
      .map((id) => ({ id, at: user.random.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ id }) => id);
    people.push({ ...user, hidden: drawn.slice(0, hiddenCount), known: drawn.slice(hiddenCount) });
  }
  return people;
}

/** Runs in the transaction of the caller, who rolls it back. */
export async function writePeople(
  client: pg.Client,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const list = people.map(({ id, declared, childrenCategory }) => ({
    id,
    email: `${id}@parages.example`,
    interests: declared,
    children: childrenCategory,
  }));
  await client.query(
    `INSERT INTO account (id, email, first_name, interests, children_category)
     SELECT p.id, p.email, 'Camille', p.interests, p.children FROM jsonb_to_recordset($1) AS p (id text, email text, interests text[], children text)`,
    [JSON.stringify(list)],
  );
  const kept = people.flatMap(({ id, known }) =>
    known.map((poiId, rank) => ({
      id,
      poi: poiId,
      at: new Date(now.getTime() - ((rank * longestAgoDays) / known.length) * dayMs).toISOString(),
    })),
  );
  await client.query(
    `INSERT INTO favorite (account_id, poi_id, created_at)
     SELECT f.id, f.poi, f.at FROM jsonb_to_recordset($1) AS f (id text, poi uuid, at timestamptz)`,
    [JSON.stringify(kept)],
  );
}
