import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { closeAfterTest } from '../../../../test/servers/close-after-test.ts';
import { openProxy } from '../../../../test/servers/tcp-proxy.ts';
import { emptyDatabase, openTestDatabase } from '../../../../test/servers/test-database.ts';
import { createHttpServer } from '../../http-server.ts';
import { queryText } from '../database.ts';
import { anonymousReads } from './anonymous-reads.ts';
import { openSearchReads } from './search-reads.ts';

const soon = { timeout: 5000, interval: 10 };
const where = "SELECT current_setting('application_name') AS name, pg_sleep(0)::text AS slept";
const slowly = where.replace('pg_sleep(0)', 'pg_sleep(1)');

const named = (url: string, name: string): string => {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  return address.toString();
};

/** Both addresses lead to one server, each through a proxy; the names of their sessions differ. */
async function start() {
  const { url } = await emptyDatabase();
  const proxies = { primary: await openProxy(url), standby: await openProxy(url) };
  const primaryUrl = named(proxies.primary.url, 'primary');
  const db = openTestDatabase(primaryUrl, { statementTimeoutMs: 2000, poolSize: 2 });
  const reads = openSearchReads({
    primary: db,
    primaryUrl,
    standbyUrl: named(proxies.standby.url, 'standby'),
    statementTimeoutMs: 2000,
    poolSize: 2,
    intervalMs: 20,
    onChange: () => undefined,
  });
  const serverOf = async (statement: string): Promise<string> => {
    const [row] = (await queryText(reads.client, statement, [])) as { name: string }[];
    return row?.name ?? '';
  };
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  await app.register(anonymousReads);
  const config = { access: 'public' } as const;
  app.all('/read', { config }, () => serverOf(where));
  app.get('/slow', { config }, () => serverOf(slowly));
  app.get('/page', { config }, async (_request, reply) => {
    const { body } = await app.inject({ url: '/read', headers: { host: 'localhost' } });
    return reply.send(body);
  });
  await app.ready();
  closeAfterTest(async () => {
    await app.close();
    proxies.primary.close();
    proxies.standby.close();
    await Promise.all([reads.stop(), db.$disconnect()]);
  });
  const ask = async (
    path: string,
    headers: Record<string, string> = {},
    method: 'get' | 'post' = 'get',
  ): Promise<string> => {
    const answer = await request(app.server)
      [method](path)
      .set({ host: 'localhost', ...headers });
    return answer.status === 200 ? answer.text : String(answer.status);
  };
  const is = (state: string) => vi.waitFor(() => expect(reads.progress()?.state).toBe(state), soon);
  await is('current');
  return { ask, is, serverOf, ...proxies };
}

const session = { cookie: 'parages-place=x; sAccessToken=x' };

it('reads of callers without credentials use the standby, reads of others the primary', async () => {
  const { ask, serverOf } = await start();
  expect(await ask('/read')).toBe('standby');
  expect(await ask('/read', { cookie: 'parages-place=x' })).toBe('standby');
  expect(await ask('/read', session)).toBe('primary');
  expect(await ask('/read', { authorization: 'Bearer parages_pk_x' })).not.toBe('standby');
  expect(await ask('/read', { authorization: 'Bearer x' })).toBe('primary');
  expect(await ask('/read', {}, 'post')).toBe('primary');
  expect(await serverOf(where)).toBe('primary');
});

it('the reads of a page belong to the request of the page', async () => {
  const { ask } = await start();
  expect(await ask('/page')).toBe('standby');
  expect(await ask('/page', session)).toBe('primary');
});

it('reads in progress on a standby that no longer answers are repeated on the primary', async () => {
  const { ask, is, standby } = await start();
  const answers = [ask('/slow'), ask('/slow')];
  await expect.poll(() => ask('/read', session), soon).toBe('primary');
  standby.freeze({ isForGood: true });
  expect(await Promise.all(answers)).toEqual(['primary', 'primary']);
  await is('away');
  expect(await ask('/read')).toBe('primary');
});

it('reads that a standby refuses are repeated on the primary', async () => {
  const { ask, is, standby } = await start();
  standby.close();
  expect(await ask('/read')).toBe('primary');
  await is('away');
});

it('reads in progress on a primary that no longer answers are repeated on the standby', async () => {
  const { ask, is, primary } = await start();
  const answers = [ask('/slow', session), ask('/slow', session)];
  await expect.poll(() => ask('/read'), soon).toBe('standby');
  primary.freeze({ isForGood: true });
  expect(await Promise.all(answers)).toEqual(['standby', 'standby']);
  await is('primary_away');
});

it('a read with credentials that an ending primary refuses is answered by the standby', async () => {
  const { ask, primary } = await start();
  primary.close();
  expect(await ask('/read', session)).toBe('standby');
});

it('while the primary does not answer, all reads use the standby', async () => {
  const { ask, is, primary } = await start();
  primary.close();
  expect(await ask('/read')).toBe('standby');
  await is('primary_away');
  expect([await ask('/read', session), await ask('/read')]).toEqual(['standby', 'standby']);
});
