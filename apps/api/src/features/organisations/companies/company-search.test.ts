import { expect, it } from 'vitest';
import { serveRegistry } from '../../../../test/servers/serve-registry.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

async function start(down = false) {
  const registry = await serveRegistry(
    down
      ? 'down'
      : {
          '000100016': { name: 'BACS A SABLE' },
          '000100024': { name: 'BACS ET BOIS' },
          '900100017': { isMasked: true },
          '000199018': { name: 'BACS CESSES', isCeased: true },
        },
  );
  const api = await startApi({ environment: { REGISTRY_URL: registry.url } });
  const me = await api.signIn();
  const search = (q: string) => api.send('GET', '/org/companies', { as: me, query: { q } });
  return { ...api, ...registry, search };
}

it('GET /org/companies finds companies by words without regard to case and accents, none that is masked or ceased', async () => {
  const { search } = await start();
  expect((await search('  BÀCS ')).body).toEqual({
    isAnswered: true,
    items: [
      expect.objectContaining({ siren: '000100016', name: 'BACS A SABLE', locality: 'TOURS' }),
      expect.objectContaining({ siren: '000100024', name: 'BACS ET BOIS' }),
    ],
  });
});

it('asks the registry once for the same words, and not for a text without three letters or digits', async () => {
  const { search, countAsked } = await start();
  await search('bacs');
  await search('Bacs !');
  expect(countAsked()).toBe(1);
  expect((await search('« ! »')).body).toEqual({ isAnswered: true, items: [] });
  expect(countAsked()).toBe(1);
});

it('answers without companies, and says so, while the registry is down', async () => {
  const { search } = await start(true);
  expect(await search('bacs')).toMatchObject({
    status: 200,
    body: { isAnswered: false, items: [] },
  });
});

it.each(['ab', 'x'.repeat(141)])('400: refuses the words %j and names the field', async (q) => {
  const { search } = await start();
  expect((await search(q)).body).toMatchObject({ status: 400, errors: [{ pointer: '/query/q' }] });
});

it('429 company_limited: counts a search as one of the 20 lookups of an account within a minute', async () => {
  const { search } = await start();
  for (let n = 0; n < 20; n += 1) expect((await search('bacs')).status).toBe(200);
  const { status, headers, body } = await search('bacs');
  expect([status, body.code, headers['retry-after']]).toEqual([429, 'company_limited', '60']);
});
