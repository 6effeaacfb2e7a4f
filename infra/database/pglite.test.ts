import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuthCore } from '../../packages/auth-core/src/start-auth-core.ts';
import { Refusal } from '../console/refusal.ts';
import { withClient } from './connect.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from './open-database.ts';

const poiId = '018f0000-0000-7000-8000-000000000001';
const addConcertInTours = `
  INSERT INTO poi (id, slug_fr) VALUES ('${poiId}', 'concert');
  INSERT INTO poi_version (id, poi_id, number, status, label, themes, lon, lat)
    VALUES ('018f0000-0000-7000-8000-000000000002', '${poiId}', 1, 'published', 'Concert', '{concerts}', 0.69, 47.39);
  INSERT INTO period (version_id, start_date, end_date) VALUES ('018f0000-0000-7000-8000-000000000002', '2027-05-01', '2027-05-01');
  SELECT refresh_poi_search(ARRAY['${poiId}']::uuid[], '2027-01-01T00:00:00Z');`;

describe('the embedded database, PGlite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-pglite-'));
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ engine: 'pglite', folder });
    await migrate(database);
  });
  afterAll(async () => {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers a search of events by distance once the migrations are applied', async () => {
    const found = await withClient(database.url, async (client) => {
      await client.query(addConcertInTours);
      return client.query(
        `SELECT poi_id, round(distance)::int AS distance FROM nearest_pois(2, 0.68, 47.39, 30000, 0, '2027-04-01', '2027-06-01', NULL, 20, 0)`,
      );
    });
    expect(found.rows).toEqual([{ poi_id: poiId, distance: 753 }]);
  });

  it('runs the session core: exactly one of four concurrent sign-ups with one address succeeds', async () => {
    const core = await startAuthCore({
      databaseUrl: database.url,
      engine: 'pglite',
      environment: 'test',
      encryptionKey: '0'.repeat(64),
    });
    const headers = { 'api-key': core.apiKey, 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'ada@example.org', password: 'un long mot de passe' });
    const signUp = async () =>
      (await fetch(`${core.uri}/recipe/signup`, { method: 'POST', headers, body })).text();
    const answers = await Promise.all([1, 2, 3, 4].map(signUp));
    await core.close();
    expect(answers.filter((answer) => answer.includes('"OK"'))).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes('EMAIL_ALREADY_EXISTS_ERROR'))).toHaveLength(
      3,
    );
  });

  it('describes itself as for demonstrations only, one query at a time', () => {
    expect(database.description).toContain('for demonstrations only: one query at a time');
  });

  it('refuses a second server on its folder, and lets a command join the first', async () => {
    await expect(openDatabase({ engine: 'pglite', folder })).rejects.toThrow(Refusal);
    expect((await openDatabase({ engine: 'pglite', folder, mayJoin: true })).url).toBe(
      database.url,
    );
  });
});
