// Specification: §7.2
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ExplainedDatabase,
  explainedDatabase,
  slowSteps,
} from '../../../../test/explained-database.ts';
import { type PoisService, poisService } from '../pois.service.ts';
import { suggestionsQuery } from './suggestions.schema.ts';

const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
const tables = ['poi', 'poi_version', 'poi_search', 'poi_text', 'poi_word', 'organisation'];

let database: ExplainedDatabase;
let service: PoisService;

beforeAll(async () => {
  database = await explainedDatabase(
    [
      `UPDATE poi_version v SET place_name = CASE WHEN n % 3 = 0 THEN 'Salle ' ELSE 'Théâtre ' END || substr(md5('venue' || n % 900), 1, 6)
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM poi_version) x WHERE x.id = v.id`,
      `INSERT INTO organisation (id, slug, name, status, email, applicant_id)
       SELECT md5('organisation' || n)::uuid, 'organisation-' || n, 'Comité ' || substr(md5('organisation' || n), 1, 6), 'approved', 'a@comite.example', n
       FROM generate_series(1, 5000) n`,
      `UPDATE poi p SET organisation_id = md5('organisation' || 1 + n % 5000)::uuid
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM poi) x WHERE x.id = p.id`,
      `SELECT refresh_poi_search(array_agg(id), '2026-06-10T10:00:00Z') FROM poi`,
    ],
    [],
    8000,
  );
  service = poisService({ db: database.db, clock });
}, 60_000);
afterAll(() => database.client.end());

const place = { lon: '2.3', lat: '46.9' };
const suggest = (q: string, around: object = place) =>
  service.suggest(suggestionsQuery.parse({ q, ...around }));
// The trigrams of `comité` are those of every organisation.
const queries: [string, object][] = ['theatre', 'salle', 'theater', 'comité', 'zzzz'].flatMap(
  (q): [string, object][] => [
    [q, place],
    [q, {}],
  ],
);

describe('the query plan of suggestions among 8,000 events and 5,000 organisations', () => {
  it.each(queries)(
    'for %s at %j has no sequential scan, no parallel worker, no just-in-time compilation',
    async (q, around) => {
      const plans = await database.plansOf(async () => {
        for (let time = 0; time < 6; time += 1) await suggest(q, around);
      });
      expect(slowSteps(plans, tables)).toEqual([]);
    },
  );

  it('reads the index of words for a rare name, and the nearest cells alone for a frequent one', async () => {
    const { venues } = await suggest('theatre');
    expect(venues).toHaveLength(3);
    const name = venues[0]?.name.split(' ')[1] ?? '';
    const ofRare = (await database.plansOf(() => suggest(name))).join('\n');
    expect(ofRare).toMatch(/Bitmap Index Scan on poi_text_words/);
    const ofFrequent = (await database.plansOf(() => suggest('theatre'))).join('\n');
    expect(ofFrequent).toMatch(/Index Cond: \(cell = ANY/);
  });

  it('reads the index of the names of organisations, and a hundred of them at most', async () => {
    const plans = (await database.plansOf(() => suggest('comité'))).join('\n');
    expect(plans).toMatch(/Bitmap Index Scan on organisation_name/);
    expect(plans).toMatch(/CTE named\n *-> {2}Limit/);
    expect((await suggest('comité')).organisers).toHaveLength(3);
  });
});
