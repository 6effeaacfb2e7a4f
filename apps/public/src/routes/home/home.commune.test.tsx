import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

// Role queries over a whole page are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 10_000 };

const amboise = {
  slug: 'amboise',
  name: 'Amboise',
  label: 'Amboise',
  position: { lon: 0.98, lat: 47.41 },
  neighbours: [
    { slug: 'nazelles-negron', label: 'Nazelles-Négron' },
    { slug: 'chargé', label: 'Chargé' },
  ],
};
const saintDenis = { ...amboise, slug: 'saint-denis-93', label: 'Saint-Denis (93)' };

const apiWith =
  (total: number) =>
  ({ pathname }: URL) => {
    if (pathname.endsWith('/towns/amboise')) return amboise;
    if (/\/towns\/saint-denis(-93)?$/.test(pathname)) return saintDenis;
    if (pathname.endsWith('/facets')) return facetsOf(total);
    if (pathname.endsWith('/home'))
      return {
        tonight: [],
        weekend: [],
        promoted: [],
        carousels: [{ theme: 'concerts', items: [aCard()], total }],
      };
    if (pathname.endsWith('/pois')) return { items: [aCard()], extra: [], total };
    if (pathname.endsWith('/promoted')) return { items: [aCard()] };
    return undefined;
  };
const heading = () => screen.findByRole('heading', { level: 1 }, patient);
const robots = () =>
  document.head.querySelector('meta[name=robots]')?.getAttribute('content') ?? 'index';
const canonical = () =>
  document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;

describe('issue "The visitor’s first minute": the page of a commune', () => {
  it.each([
    ['/ville/amboise', 'Que faire à Amboise ? Événements et sorties · Parages'],
    ['/ville/saint-denis-93', 'Que faire à Saint-Denis (93) ? Événements et sorties · Parages'],
  ])('%s has the title "%s"', async (path, title) => {
    renderSite(path, apiWith(5));
    await heading();
    expect(document.title.replaceAll('\u00a0', ' ')).toBe(title);
  });

  it('searches the rows and the counts around the commune', async () => {
    const { asked } = renderSite('/ville/amboise', apiWith(5));
    await heading();
    const searches = asked.filter(({ pathname }) => /\/(home|facets)$/.test(pathname));
    expect(searches.length).toBeGreaterThan(1);
    for (const { searchParams } of searches)
      expect(Object.fromEntries(searchParams)).toMatchObject({ lon: '0.98', lat: '47.41' });
  });

  it.each([
    ['/ville/amboise', 4, 'noindex', null],
    ['/ville/amboise', 5, 'index', 'http://localhost/ville/amboise'],
    ['/ville/amboise/category/concerts', 4, 'noindex', null],
    [
      '/ville/amboise/category/concerts',
      5,
      'index',
      'http://localhost/ville/amboise/category/concerts',
    ],
    ['/ville/amboise/ce-week-end', 4, 'noindex', null],
    ['/ville/amboise/ce-week-end', 5, 'index', 'http://localhost/ville/amboise/ce-week-end'],
    ['/ville/amboise/recherche', 4, 'noindex', null],
    ['/ville/amboise/promotions', 5, 'noindex', null],
    ['/ville/tours', 0, 'index', 'http://localhost/ville/tours'],
  ])('%s with %i events is %s with the canonical URL %s', async (path, total, expected, url) => {
    renderSite(path, apiWith(total));
    await heading();
    await expect.poll(() => [robots(), canonical()], patient).toEqual([expected, url]);
  });

  it('links to its neighbours and the five towns; its lists link to the five towns alone', async () => {
    const { unmount } = renderSite('/ville/amboise', apiWith(5));
    const group = await screen.findByRole('navigation', { name: 'Communes voisines' }, patient);
    const links = within(group).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Nazelles-Négron', '/ville/nazelles-negron'],
      ['Chargé', '/ville/chargé'],
    ]);
    const others = within(screen.getByRole('navigation', { name: 'Sortir ailleurs' }));
    expect(others.getAllByRole('link')).toHaveLength(5);
    unmount();
    renderSite('/ville/amboise/category/concerts', apiWith(5));
    await screen.findByRole('navigation', { name: 'Concerts ailleurs' }, patient);
    expect(screen.queryByRole('navigation', { name: 'Communes voisines' })).toBeNull();
  });

  it('has a breadcrumb to the commune on its lists, and their dates', async () => {
    renderSite('/ville/amboise/category/concerts', apiWith(5));
    const crumbs = await screen.findByRole('navigation', { name: 'Fil d’Ariane' }, patient);
    expect(within(crumbs).getByRole('link', { name: 'Amboise' })).toHaveAttribute(
      'href',
      '/ville/amboise',
    );
    expect(screen.getByRole('link', { name: 'Ce week-end' })).toHaveAttribute(
      'href',
      '/ville/amboise/category/concerts/ce-week-end',
    );
  });

  it.each([
    ['/ville/saint-denis?dist=5', '/ville/saint-denis-93?dist=5'],
    ['/ville/saint-denis/category/concerts', '/ville/saint-denis-93/category/concerts'],
    ['/ville/saint-denis/ce-week-end', '/ville/saint-denis-93/ce-week-end'],
    ['/ville/saint-denis/recherche?q=jazz', '/ville/saint-denis-93/recherche?q=jazz'],
    ['/ville/atlantis', '/'],
    ['/ville/atlantis/recherche?q=jazz', '/recherche?q=jazz'],
  ])('%s leads to %s', async (path, expected) => {
    const { router } = renderSite(path, apiWith(5));
    await heading();
    expect(router.state.location.pathname + router.state.location.search).toBe(expected);
  });

  it('shows an error, and no other place, when its commune cannot be read', async () => {
    renderSite('/ville/amboise', (url) =>
      url.pathname.endsWith('/towns/amboise')
        ? Promise.resolve(Response.json({ code: 'rate_limited' }, { status: 429 }))
        : apiWith(5)(url),
    );
    expect(await heading()).not.toHaveTextContent('Que faire');
  });
});
