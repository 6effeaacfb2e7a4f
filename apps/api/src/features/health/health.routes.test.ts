import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { healthRepository } from './health.repository.ts';

const start = async (environment: Record<string, string> = {}) => {
  const { app, request } = await startApi({ environment });
  const probe = async (url: string) => {
    const { status, body, headers } = await request.get(url).set('host', '10.0.0.7:3000');
    return { status, body: body as unknown, cache: headers['cache-control'] };
  };
  return { app, probe };
};

it('/healthz answers 200 under any host name', async () => {
  const { probe } = await start();
  expect(await probe('/healthz')).toEqual({
    status: 200,
    body: { status: 'alive' },
    cache: 'no-store',
  });
});

it('/readyz answers 200 with each part, when the database has every migration and pictures can be stored', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parages-ready-'));
  const { probe } = await start({ PICTURES_FOLDER: path.join(folder, 'pictures') });
  expect(await probe('/readyz')).toEqual({
    status: 200,
    body: { status: 'ready', parts: { database: 'ok', migrations: 'ok', pictures: 'ok' } },
    cache: 'no-store',
  });
});

it('/readyz answers 503 and names the part that fails', async () => {
  // A file where the folder of pictures should be.
  const { probe } = await start({ PICTURES_FOLDER: import.meta.filename });
  const { status, body } = await probe('/readyz');
  expect([status, body]).toEqual([
    503,
    { status: 'not_ready', parts: { database: 'ok', migrations: 'ok', pictures: 'failed' } },
  ]);
});

it('/readyz answers 503 while the server drains, and /healthz 200', async () => {
  const { app, probe } = await start();
  app.startDraining();
  const { status, body } = await probe('/readyz');
  expect([status, body]).toEqual([503, { status: 'draining', parts: {} }]);
  expect((await probe('/healthz')).status).toBe(200);
});

it('answers end their connections while the server drains', async () => {
  const { app } = await start();
  const connection = async (): Promise<unknown> => {
    const { headers } = await app.inject({
      url: '/api/v1/entities',
      headers: { host: 'localhost' },
    });
    return headers.connection;
  };
  expect(await connection()).toBe('keep-alive');
  app.startDraining();
  expect(await connection()).toBe('close');
});

it('missingMigrations returns the names that the database has not applied', async () => {
  const { db } = await emptyDatabase();
  expect(await healthRepository(db).missingMigrations(['20990101000000_later'])).toEqual([
    '20990101000000_later',
  ]);
});
