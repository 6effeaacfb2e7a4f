import type pg from 'pg';
import { z } from 'zod';
import { poiCardsService } from '../../../apps/api/src/features/pois/poi-cards.service.ts';
import { recommendationsService } from '../../../apps/api/src/features/recommendations/recommendations.service.ts';
import { namedStatements } from '../../../apps/api/test/named-statements.ts';
import type { Person } from './people.ts';

export type Recommender = { name: string; ask: (person: Person) => Promise<Recommended[]> };
export type Recommended = { id: string; theme: string | null };

const distanceKm = 30;
const ten = 10;
const recommendedRow = z.object({ id: z.string(), theme: z.string().nullable() });

export function productRecommender(client: pg.Client, now: Date): Recommender {
  const db = namedStatements(client);
  const clock = { now: () => now };
  const service = recommendationsService({ db, clock, listCards: poiCardsService({ db, clock }) });
  return {
    name: 'ours',
    ask: async ({ id, lon, lat }) =>
      (await service.list(id, { lon, lat, distanceKm, offset: 0, pageSize: ten })).items.map(
        (card) => ({
          id: card.id,
          theme: card.theme,
        }),
      ),
  };
}

const baseline = (client: pg.Client, name: string, order: string, today: string): Recommender => ({
  name,
  ask: async ({ id, lon, lat }) => {
    const { rows } = await client.query(
      `SELECT s.poi_id::text AS id, s.card ->> 'theme' AS theme
       FROM nearest_pois(0, $1, $2, $3, 0, $4::date, 'infinity', NULL, 100000, 0) n JOIN poi_search s ON s.poi_id = n.poi_id
       WHERE NOT EXISTS (SELECT FROM favorite f WHERE f.account_id = $5 AND f.poi_id = s.poi_id) ORDER BY ${order}, s.poi_id LIMIT ${ten}`,
      [lon, lat, distanceKm * 1000, today, id],
    );
    return z.array(recommendedRow).parse(rows);
  },
});

export const baselines = (client: pg.Client, today: string): Recommender[] => [
  baseline(client, 'popularity', 's.popularity DESC', today),
  baseline(client, 'nearest', 'n.distance', today),
];
