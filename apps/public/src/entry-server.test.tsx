// @vitest-environment node
// Specification: §2.6, §2.7, §2.16
import { describe, expect, it } from 'vitest';
import { render } from './entry-server.tsx';
import { aPoi } from './test/a-poi.ts';
import { missingFields } from './test/google-required-fields.ts';
import { aCard, facetsOf, testSite } from './test/render-site.tsx';
import { dataOfType } from './test/structured-data.ts';

type Answer = { status?: number; body: object };

const show = (path: string, answer: (url: URL) => Answer) =>
  render({
    url: `http://localhost${path}`,
    site: testSite,
    fetch: async (input) => {
      const { status = 200, body } = answer(new URL(new Request(input).url));
      return Response.json(body, { status });
    },
  });

const lists = ({ pathname }: URL): Answer =>
  pathname.endsWith('/facets')
    ? { body: facetsOf(1) }
    : { body: { items: [aCard()], extra: [], total: 1 } };
const refused = (status: number, code: string) => (): Answer => ({ status, body: { code } });

const pageOf = async (path: string, answer: (url: URL) => Answer) => {
  const rendered = await show(path, answer);
  if (rendered.kind !== 'page') throw new Error(`redirected to ${rendered.location}`);
  return rendered;
};

describe('server-rendered HTML (issue 3 point 9)', () => {
  it('renders title, description, canonical URL and og:image in the head of a list page, breadcrumb data in its body', async () => {
    const { status, head, body } = await pageOf(
      '/ville/tours/category/concerts/ce-week-end',
      lists,
    );
    expect(status).toBe(200);
    expect(head).toContain('<title>Concerts à Tours ce week-end · Parages</title>');
    expect(head).toMatch(/<meta name="description" content="Concerts à Tours/);
    expect(head).toContain(
      '<link rel="canonical" href="http://localhost/ville/tours/category/concerts/ce-week-end"/>',
    );
    expect(head).toContain(
      '<meta property="og:image" content="http://localhost/og/ville/tours/concerts.png"/>',
    );
    expect(head).toContain(
      '<link rel="alternate" type="text/calendar" title="Concerts à Tours ce week-end · Parages" href="http://localhost/ville/tours/category/concerts/ce-week-end.ics"/>',
    );
    expect(head).toContain(
      'href="http://localhost/oembed?url=http%3A%2F%2Flocalhost%2Fville%2Ftours%2Fcategory%2Fconcerts%2Fce-week-end"',
    );
    expect(body).not.toMatch(/<title>|rel="canonical"/);
    expect(body).toContain('"@type":"BreadcrumbList"');
  });

  it('decisions "Home without any position": asks for the place, links to the five towns and shows events of the country, without scripts', async () => {
    const { status, head, body } = await pageOf('/', ({ pathname }) =>
      pathname.endsWith('/picks')
        ? { body: { items: [aCard({ label: 'Carnaval', locality: 'Nice' })] } }
        : { status: 404, body: {} },
    );
    expect(status).toBe(200);
    expect(head).toContain('<title>Que faire près de chez toi\u00a0? · Parages</title>');
    for (const text of ['Choisis ta ville', 'href="/ville/tours"', 'Carnaval', 'Nice'])
      expect(body).toContain(text);
    expect(body).not.toContain('Paris');
  });

  it('gives Google’s required fields: "Organization" and "WebSite" on the home page, "BreadcrumbList" and links to its date pages on a town page', async () => {
    const homes = (url: URL): Answer =>
      url.pathname.includes('/home')
        ? { body: { promoted: [], carousels: [] } }
        : url.pathname.endsWith('/facets')
          ? { body: facetsOf(1) }
          : { status: 404, body: {} };
    const dataOf = (html: string) =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
      );
    const site = dataOf((await pageOf('/', homes)).body);
    expect(missingFields(site)).toEqual([]);
    expect(['Organization', 'WebSite'].map((type) => dataOfType(type, site)?.url)).toEqual([
      'http://localhost/',
      'http://localhost/',
    ]);
    const town = await pageOf('/ville/tours', homes);
    expect(missingFields(dataOf(town.body))).toEqual([]);
    expect(dataOfType('BreadcrumbList', dataOf(town.body))).toBeDefined();
    for (const slug of ['aujourd-hui', 'demain', 'ce-week-end'])
      expect(town.body).toContain(`href="/ville/tours/${slug}"`);
  });

  it('"301 for old slugs": redirects an event’s old slug to the new one and keeps the query string', async () => {
    const moved = await show('/evenement/ancien-nom?dist=5', () => ({
      body: { id: 'x', slugFr: 'nouveau-nom' },
    }));
    expect(moved).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/evenement/nouveau-nom?dist=5',
    });
  });

  it.each([
    ['/?q=jazz&dist=5&coords=0.7,47.39', '/recherche?q=jazz&dist=5&coords=0.7,47.39'],
    ['/home?q=jazz&pages=2', '/recherche?q=jazz'],
    ['/ville/tours?opts=free&q=jazz', '/ville/tours/recherche?opts=free&q=jazz'],
    ['/ville/tours/promotions/concerts?q=jazz', '/ville/tours/recherche?q=jazz'],
    ['/ville/%E6%97%A5%E6%9C%AC?q=jazz&dist=5', '/recherche?q=jazz&dist=5'],
    ['/ville/%F0%9F%8E%B7/promotions?q=jazz', '/recherche?q=jazz'],
    [
      '/ville/tours/category/concerts/ce-week-end?q=jazz',
      '/ville/tours/category/concerts?q=jazz&dates=2026-06-13_2026-06-14',
    ],
  ])('redirects %s, whose page searches no text, to the list %s', async (path, location) => {
    expect(await show(path, lists)).toEqual({ kind: 'redirect', status: 302, location });
  });

  it('issue "one form, one « Chercher »": a list has one form, whose fields without scripts come before the hidden ones', async () => {
    const { body } = await pageOf('/ville/tours/category/concerts?q=jazz&dist=5&opts=free', lists);
    expect(body.match(/<form\b/g)).toHaveLength(1);
    expect(body.match(/type="submit"/g)).toHaveLength(1);
    const names = [...body.matchAll(/<(?:input|select)\b[^>]*?\bname="(\w+)"/g)];
    expect(names.map(([, name]) => name)).toEqual([
      'q',
      'place',
      'dist',
      'dates',
      'price',
      'age',
      'part',
      ...Array.from({ length: 5 }, () => 'opt'),
      'dist',
      'opts',
    ]);
  });

  it('issue "so that it is there without scripts": the page of a text that no event has contains other events', async () => {
    const nothing = { items: [], extra: [], total: 0 };
    const { body } = await pageOf('/ville/tours/recherche?q=xqzv', (url) =>
      url.searchParams.has('q') && url.pathname.endsWith('/pois') ? { body: nothing } : lists(url),
    );
    expect(body).toContain('Aucun résultat pour «\u00a0xqzv\u00a0»');
    expect(body).toContain('Voici les sorties autour de toi\u00a0:');
    expect(body).toContain('Fête de la Loire');
  });

  it.each([
    [
      '/ville/tours?q=&place=Chinon&dist=5&dates=&opt=pmr&dist=30&opts=free',
      '/?dist=5&opts=pmr&coords=0.24,47.16',
    ],
    [
      '/recherche?q=jazz&place=&dist=30&dates=2026-06-13&coords=0.7,47.39&opts=free',
      '/recherche?q=jazz&dates=2026-06-13&coords=0.7,47.39',
    ],
    ['/category/concerts?place=&opts=free&opts=pmr', '/category/concerts?opts=free,pmr'],
  ])('redirects the form without scripts from %s to %s', async (path, location) => {
    const chinon = { name: 'Chinon', position: { lon: 0.24, lat: 47.16 }, disabled: false };
    expect(
      await show(path, (url) =>
        url.pathname.endsWith('/places') ? { body: { items: [chinon] } } : lists(url),
      ),
    ).toEqual({ kind: 'redirect', status: 302, location });
  });

  it('"410 for archived": responds 410 with the message "Cet événement a été retiré" and noindex when the API answers poi_gone', async () => {
    const { status, head, body } = await pageOf('/evenement/retire', refused(410, 'poi_gone'));
    expect(status).toBe(410);
    expect(body).toContain('Cet événement a été retiré');
    expect(head).toContain('<meta name="robots" content="noindex"/>');
  });

  it('issue 3 "LCP": inlines the drawing of an event, and the first two drawings of a town page’s first row, in the HTML but not in the hydration state', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#abc"/></svg>';
    const further = svg.replace('#abc', '#def');
    const fetch: typeof globalThis.fetch = async (input) => {
      const { pathname } = new URL(new Request(input).url);
      if (pathname.startsWith('/mediafile/')) {
        const drawing = pathname === '/mediafile/media-d' ? further : svg;
        return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } });
      }
      if (pathname.endsWith('/facets')) return Response.json(facetsOf(4));
      if (pathname.endsWith('/similar'))
        return Response.json({ items: [aCard({ theme: 'cinema' })] });
      if (!pathname.endsWith('/home')) return Response.json(aPoi({ media: [] }));
      const cards = (...ids: string[]) =>
        ids.map((id) => aCard({ id, mainMediaFileId: `media-${id}` }));
      // The first event of the second row is in the first row too.
      const carousels = [{ theme: 'concerts', items: cards('a', 'd') }];
      return Response.json({ promoted: [], tonight: cards('a', 'b', 'c'), weekend: [], carousels });
    };
    const inlined =
      'src="data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%3E%3Cpath%20fill=%22%23abc%22/%3E%3C/svg%3E"';
    for (const [path, pictures] of [
      ['/evenement/fete-tours', 1],
      ['/ville/tours', 2],
    ] as const) {
      const page = await render({ url: `http://localhost${path}`, site: testSite, fetch });
      if (page.kind !== 'page') throw new Error(page.kind);
      expect(page.body.split(inlined)).toHaveLength(pictures + 1);
      expect(page.state).not.toContain('data:image');
    }
  });

  it.each(['/category/inconnu', '/ville/tours/hier', '/promotions/inconnu', '/rien'])(
    'responds 404 with the not-found page for an unknown category, date or path: %s',
    async (path) => {
      const { status, body } = await pageOf(path, lists);
      expect([status, body.includes('Cette page n’existe pas')]).toEqual([404, true]);
    },
  );

  it.each([
    '/ville/tours/category/concerts',
    '/ville/tours/ce-week-end',
    '/ville/tours/promotions',
  ])(
    'responds 503 for %s when the API does: breadcrumbs and message in the page, error code in the state',
    async (path) => {
      const { status, body, state } = await pageOf(path, refused(503, 'service_unavailable'));
      expect(status).toBe(503);
      expect(body).toContain('Le service est momentanément indisponible');
      expect(body).toContain('Fil d’Ariane');
      expect(state).toContain('service_unavailable');
    },
  );
});
