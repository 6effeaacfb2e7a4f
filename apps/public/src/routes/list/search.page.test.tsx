import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

// Role queries over a whole page are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 10_000 };

const api = ({ pathname, searchParams }: URL) => {
  if (pathname.endsWith('/facets')) return facetsOf(1);
  if (pathname.endsWith('/by-ip')) return null;
  if (pathname.endsWith('/home')) return { promoted: [], carousels: [] };
  if (!pathname.endsWith('/pois')) return undefined;
  const items = searchParams.get('group') === 'agenda' ? [aCard({ label: 'Jazz à la cave' })] : [];
  return { items, extra: [], total: items.length };
};
const heading = () => screen.findByRole('heading', { level: 1 }, patient);
const meta = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;
const choices = async () =>
  within(await screen.findByRole('navigation', { name: 'Thématiques' }, patient));

describe('issue "The visitor’s first minute": the search page', () => {
  it.each([
    [
      '/ville/tours/recherche?q=jazz',
      'Recherche\u00a0: «\u00a0jazz\u00a0» à Tours · Parages',
      'Recherche : « jazz » à Tours · 30 km',
    ],
    [
      '/ville/le-mans/recherche?q=jazz',
      'Recherche\u00a0: «\u00a0jazz\u00a0» au Mans · Parages',
      'Recherche : « jazz » au Mans · 30 km',
    ],
    [
      '/recherche?q=jazz&coords=0.24,47.16',
      'Recherche\u00a0: «\u00a0jazz\u00a0» près de chez toi · Parages',
      'Recherche : « jazz » près de chez toi · 30 km',
    ],
    [
      '/ville/tours/recherche',
      'Toutes les sorties à Tours · Parages',
      'Toutes les sorties à Tours · 30 km',
    ],
    [
      '/recherche?coords=0.24,47.16&q=j',
      'Toutes les sorties près de chez toi · Parages',
      'Toutes les sorties près de chez toi · 30 km',
    ],
  ])('%s has the title "%s" and the heading "%s"', async (path, title, words) => {
    renderSite(path, api);
    expect(await heading()).toHaveTextContent(words);
    expect(document.title).toBe(title);
  });

  it('lists the events of all themes that have the text, by day, with the place and the filters', async () => {
    const { asked } = renderSite('/ville/tours/recherche?q=jazz&dist=5', api);
    const agenda = await screen.findByRole('region', { name: 'À l’agenda' }, patient);
    expect(agenda).toHaveTextContent('Jazz à la cave');
    const lists = asked.filter(({ pathname }) => pathname.endsWith('/pois'));
    expect(lists.map(({ searchParams }) => searchParams.get('group')).sort()).toContain('agenda');
    for (const { searchParams } of lists)
      expect(Object.fromEntries(searchParams)).toMatchObject({
        q: 'jazz',
        lon: '0.704',
        lat: '47.3948',
        distanceKm: '5',
      });
    expect(lists.some(({ searchParams }) => searchParams.has('theme'))).toBe(false);
  });

  it.each(['/ville/tours?dist=5', '/ville/tours/promotions?dist=5'])(
    'opens when a text is searched on %s, with the focus on its heading',
    async (path) => {
      const { router } = renderSite(path, api);
      await userEvent.type(
        await screen.findByRole('searchbox', { name: 'Quoi' }, patient),
        'jazz{Enter}',
      );
      await expect
        .poll(() => router.state.location.pathname + router.state.location.search, patient)
        .toBe('/ville/tours/recherche?dist=5&q=jazz');
      await expect
        .poll(() => document.activeElement?.textContent ?? '', patient)
        .toMatch(/^Recherche\u00a0: «\u00a0jazz\u00a0» à Tours/);
    },
  );

  it('is noindex with a text, and has a canonical URL without one', async () => {
    const { unmount } = renderSite('/ville/tours/recherche?q=jazz', api);
    await heading();
    expect(meta('meta[name=robots]', 'content')).toBe('noindex');
    unmount();
    renderSite('/ville/tours/recherche', api);
    await heading();
    expect(meta('meta[name=robots]', 'content')).toBeNull();
    expect(meta('link[rel=canonical]', 'href')).toBe('http://localhost/ville/tours/recherche');
  });

  it('keeps the text and the filters in the choice of a theme, whose list leads back to all themes', async () => {
    const { unmount } = renderSite('/ville/tours/recherche?q=jazz&dist=5', api);
    const all = { name: 'Toutes' };
    expect((await choices()).getByRole('link', { name: 'Concerts' })).toHaveAttribute(
      'href',
      '/ville/tours/category/concerts?q=jazz&dist=5',
    );
    expect((await choices()).getByRole('link', all)).toHaveAttribute('aria-current', 'page');
    unmount();
    renderSite('/category/concerts?q=jazz&coords=0.24,47.16', api);
    expect((await choices()).getByRole('link', all)).toHaveAttribute(
      'href',
      '/recherche?q=jazz&coords=0.24,47.16',
    );
  });

  it('keeps the text in the links to more events, to other orders and to the other language', async () => {
    renderSite('/ville/tours/recherche?q=jazz', (url) =>
      url.searchParams.get('group') === 'agenda'
        ? { items: [aCard()], extra: [], total: 45 }
        : api(url),
    );
    expect(await screen.findByRole('link', { name: 'Voir plus' }, patient)).toHaveAttribute(
      'href',
      '/ville/tours/recherche?q=jazz&pages=2',
    );
    const sorts = within(screen.getByRole('navigation', { name: 'Trier par' }));
    expect(sorts.getByRole('link', { name: 'Distance' })).toHaveAttribute(
      'href',
      '/ville/tours/recherche?q=jazz&sort=distance',
    );
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/langue/en?to=%2Fville%2Ftours%2Frecherche%3Fq%3Djazz',
    );
  });

  it('offers a choice of towns when the position is unknown, and keeps the text', async () => {
    renderSite('/recherche?q=jazz&dist=5', api);
    const towns = within(await screen.findByRole('region', { name: 'Choisis ta ville' }, patient));
    expect(towns.getByRole('link', { name: 'Tours' })).toHaveAttribute(
      'href',
      '/ville/tours/recherche?q=jazz&dist=5',
    );
  });

  it('says that no event has the text, with ways out and the first events without it', async () => {
    const path = '/ville/tours/category/concerts';
    renderSite(`${path}?q=xqzv&dates=2026-06-13&dist=5`, ({ pathname, searchParams }) => {
      if (pathname.endsWith('/facets')) return facetsOf(0);
      if (!pathname.endsWith('/pois')) return undefined;
      const items = searchParams.has('q') ? [] : [aCard({ label: 'Bal du samedi' })];
      return { items, extra: [], total: items.length };
    });
    await screen.findByRole(
      'heading',
      { name: 'Aucun résultat pour «\u00a0xqzv\u00a0» à moins de 5\u00a0km.' },
      patient,
    );
    for (const [name, href] of [
      ['Élargir à 10\u00a0km', `${path}?q=xqzv&dates=2026-06-13&dist=10`],
      ['Toutes les dates', `${path}?q=xqzv&dist=5`],
      ['Chercher dans tous les thèmes', '/ville/tours/recherche?q=xqzv&dates=2026-06-13&dist=5'],
      ['Effacer la recherche', `${path}?dates=2026-06-13&dist=5`],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    const others = screen.getByRole('region', { name: 'Voici les sorties autour de toi\u00a0:' });
    expect(others).toHaveTextContent('Bal du samedi');
  });

  it('shows no other events when the list has none without the text either', async () => {
    renderSite('/ville/tours/recherche?q=xqzv', ({ pathname }) => {
      if (pathname.endsWith('/facets')) return facetsOf(0);
      return pathname.endsWith('/pois') ? { items: [], extra: [], total: 0 } : undefined;
    });
    await screen.findByRole('heading', { name: /^Aucun résultat pour/ }, patient);
    expect(screen.queryByText(/^Voici les sorties/)).not.toBeInTheDocument();
    expect(
      screen.queryByRole('link', { name: 'Chercher dans tous les thèmes' }),
    ).not.toBeInTheDocument();
  });

  it('leads from an unknown town to the search around the visitor', async () => {
    const { router } = renderSite('/ville/atlantis/recherche?q=jazz', api);
    await heading();
    expect(router.state.location.pathname + router.state.location.search).toBe('/recherche?q=jazz');
  });
});

describe('the search of a rectangle of the map', () => {
  const bbox = '0.1,47,1.2,47.9';

  it('requests lists and counts of the rectangle alone, names it in title, heading and place, and orders it by date or newest', async () => {
    const { asked } = renderSite(
      `/recherche?coords=0.7,47.39&dist=5&bbox=${bbox}&sort=distance`,
      api,
    );
    expect(await heading()).toHaveTextContent(
      'Toutes les sorties dans la zone de la carte · Toutes les dates',
    );
    expect(document.title).toBe('Toutes les sorties dans la zone de la carte · Parages');
    expect(
      await screen.findByRole('button', { name: 'Où Zone de la carte' }, patient),
    ).toBeInTheDocument();
    const requests = asked.filter(({ pathname }) => /\/(pois|facets)$/.test(pathname));
    expect(new Set(requests.map(({ pathname }) => pathname)).size).toBe(2);
    for (const { searchParams } of requests) {
      expect(searchParams.get('bbox')).toBe(bbox);
      for (const name of ['lon', 'lat', 'distanceKm']) expect(searchParams.has(name)).toBe(false);
    }
    const sorts = within(screen.getByRole('navigation', { name: 'Trier par' }));
    expect(sorts.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Date',
      'Nouveautés',
    ]);
    expect(sorts.getByRole('link', { name: 'Date' })).toHaveAttribute('aria-current', 'true');
  });

  it.each([`coords=0.7,47.39&bbox=${bbox}`, `bbox=${bbox}`])(
    '?%s asks for no name of a place and for no position',
    async (query) => {
      const { asked } = renderSite(`/recherche?${query}`, api);
      expect(await heading()).toHaveTextContent('dans la zone de la carte');
      await screen.findByRole('region', { name: 'À l’agenda' }, patient);
      const paths = asked.map(({ pathname }) => pathname);
      expect(paths).not.toContain('/api/v1/places/reverse');
      expect(paths).not.toContain('/api/v1/position/by-ip');
    },
  );

  it('goes back to the place before when its chip is removed', async () => {
    const { router } = renderSite(`/recherche?coords=0.7,47.39&dist=5&bbox=${bbox}`, api);
    const chips = within(await screen.findByRole('list', { name: 'Filtres actifs' }, patient));
    await userEvent.click(chips.getByRole('button', { name: /Zone de la carte/ }));
    await expect.poll(() => router.state.location.search, patient).toBe('?coords=0.7,47.39&dist=5');
    await expect.poll(heading, patient).toHaveTextContent('près de chez toi · 5 km');
  });

  it.each(['/', '/promotions'])('%s leads to the search page', async (path) => {
    const { router } = renderSite(`${path}?coords=0.7,47.39&bbox=${bbox}`, api);
    await heading();
    expect(router.state.location).toMatchObject({
      pathname: '/recherche',
      search: `?coords=0.7,47.39&bbox=${bbox}`,
    });
  });
});
