import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../test/records/create-gazetteer.ts';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { startApi } from '../../../test/servers/start-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'parages-widget-'));
afterAll(() => rmSync(folder, { recursive: true }));
const script = join(folder, 'parages-agenda.js');
const main = { host: 'localhost:3000' };

async function start() {
  const api = await startApi({ dists: { widgetScript: pathToFileURL(script) } });
  const fetchPage = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await api.request.get(path).set({ ...main, ...headers });
    return { status: answer.status, headers: answer.headers, text: answer.text ?? '' };
  };
  return { ...api, fetchPage };
}

describe('issue 18 "widget": /widget/v1/parages-agenda.js', () => {
  it('200: any site may load the script for an hour; a new build is served at once', async () => {
    writeFileSync(script, 'first()');
    const { fetchPage } = await start();
    const first = await fetchPage('/widget/v1/parages-agenda.js');
    expect(first).toMatchObject({
      status: 200,
      text: 'first()',
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      },
    });
    const tag = { 'if-none-match': first.headers.etag ?? '' };
    expect((await fetchPage('/widget/v1/parages-agenda.js', tag)).status).toBe(304);
    writeFileSync(script, 'second()');
    utimesSync(script, new Date('2026-06-10'), new Date('2026-06-10'));
    expect((await fetchPage('/widget/v1/parages-agenda.js', tag)).text).toBe('second()');
  });

  it('503: service_unavailable before the first build', async () => {
    rmSync(script, { force: true });
    const { fetchPage } = await start();
    const { status, text } = await fetchPage('/widget/v1/parages-agenda.js');
    expect([status, JSON.parse(text).code]).toEqual([503, 'service_unavailable']);
  });

  it('200: the fonts of the page for a frame are for every site', async () => {
    const { fetchPage } = await start();
    const { status, headers } = await fetchPage('/widget/v1/title.woff');
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'font/woff',
      '*',
    ]);
    expect((await fetchPage('/widget/v1/other.woff')).status).not.toBe(200);
  });
});

describe('issue 18 "iframe": /agenda-integre', () => {
  it('200: the page of a list shows its events without a script; any site may frame it, and it may load from its own site alone', async () => {
    const { create, fetchPage } = await start();
    await create.poi({ label: 'Bal & <script>lampions</script>' });
    const { status, headers, text } = await fetchPage('/agenda-integre/ville/tours');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'public, max-age=300',
    ]);
    expect(text).toContain('Bal &amp; &lt;script&gt;lampions&lt;/script&gt;');
    expect(text).not.toContain('<script');
    expect(text).toContain('>Sorties à Tours</h1>');
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).not.toMatch(/ style="/);
  });

  it('304: a page that did not change', async () => {
    const { create, fetchPage } = await start();
    await create.poi();
    const { headers } = await fetchPage('/agenda-integre/ville/tours');
    const tag = { 'if-none-match': headers.etag ?? '' };
    expect((await fetchPage('/agenda-integre/ville/tours', tag)).status).toBe(304);
  });

  it('no other page may be framed', async () => {
    const { fetchPage } = await start();
    for (const path of ['/', '/ville/tours', '/ville/tours.json', '/api/docs']) {
      const { headers } = await fetchPage(path);
      expect([path, headers['content-security-policy']]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    }
  });

  it('200: honours the filters of the list, and the options', async () => {
    const { create, fetchPage } = await start();
    for (const day of ['2026-06-12', '2026-06-13', '2026-06-14'])
      await create.poi({ label: `Le ${day}`, periods: [{ startDate: day }] });
    const titles = async (query: string) =>
      (await fetchPage(`/agenda-integre/ville/tours${query}`)).text.match(/Le 2026-06-\d+/g);
    expect(await titles('?limit=2')).toEqual(['Le 2026-06-12', 'Le 2026-06-13']);
    expect(await titles('?dates=2026-06-14')).toEqual(['Le 2026-06-14']);
    expect(await titles('/ce-week-end')).toEqual(['Le 2026-06-13', 'Le 2026-06-14']);
    const { text } = await fetchPage(
      '/agenda-integre/ville/tours?lang=en&scheme=dark&accent=1d4fd8&pictures=none&limit=nine',
    );
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('>Events in Tours</h1>');
    expect(text).toContain('#191512');
    expect(text).not.toContain('<img');
  });

  it('200: venues and organisers', async () => {
    const { create, db, fetchPage } = await start();
    const { id: organisationId, slug } = await createOrganisation(db, { name: 'Théâtre' });
    const { id } = await create.poi({
      label: 'Pièce',
      placeName: 'Théâtre Olympia',
      postalCode: '37000',
    });
    await db.poi.update({ where: { id }, data: { organisationId } });
    for (const path of [`/organisateur/${slug}`, '/lieu/theatre-olympia-tours-37000']) {
      const { text } = await fetchPage(`/agenda-integre${path}?lang=en`);
      expect(text).toContain('<span lang="fr">Pièce</span>');
      expect(text).toContain('<title lang="fr">Théâtre');
      expect(text).toMatch(/<h1 [^>]*lang="fr">Théâtre/);
    }
  });

  it('302: the bare name of homonyms leads to the page of the most populous commune', async () => {
    const { db, fetchPage } = await start();
    await smallGazetteer(db, touraine).loadWithCentres(new Map());
    const { status, headers } = await fetchPage('/agenda-integre/ville/saint-pierre?limit=3');
    expect([status, headers.location]).toEqual([
      302,
      expect.stringMatching(/^\/agenda-integre\/ville\/saint-pierre-\d+\?limit=3$/),
    ]);
  });

  it.each([
    ['/ville/nulle-part', 404],
    ['/ville/tours/hier', 404],
    ['/category/danse', 404],
    ['/lieu/nulle-part', 404],
    ['/organisateur/nul', 404],
    ['/ville/tours/../../api', 404],
    ['/evenement/bal', 404],
    ['/ville/tours?limit=1&limit=2', 400],
    ['/ville/tours?q=%00', 400],
  ])('%s: %i with a page that says that there is no such list', async (path, status) => {
    const { fetchPage } = await start();
    const answer = await fetchPage(`/agenda-integre${path}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(answer.text).toContain('Cette liste n’existe pas.');
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors *');
  });

  it('404: the professional site has none', async () => {
    const { fetchPage } = await start();
    const pro = { host: 'pro.localhost:3000' };
    expect((await fetchPage('/agenda-integre/ville/tours', pro)).status).toBe(404);
  });
});
