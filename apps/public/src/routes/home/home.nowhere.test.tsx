// Specification: §4.6
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };

const aPick = (label: string, locality: string) => {
  const { distance: _distance, ...pick } = aCard({ label, locality });
  return pick;
};
const picks = [aPick('Carnaval', 'Nice'), aPick('Braderie', 'Lille')];

const api = ({ pathname }: URL) => {
  if (pathname.endsWith('/by-ip')) return null;
  if (pathname.endsWith('/picks')) return { items: picks };
  if (pathname.endsWith('/facets')) return facetsOf(12);
  if (pathname.endsWith('/home'))
    return { promoted: [], carousels: [{ theme: 'concerts', items: [aCard()] }] };
  return pathname.endsWith('/pois') ? { items: [aCard()], extra: [], total: 1 } : undefined;
};
const withoutPicks = (url: URL) => (url.pathname.endsWith('/picks') ? undefined : api(url));

const withPointer = (isFine: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: fine)' && isFine,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
beforeEach(() => withPointer(false));
afterEach(() => vi.unstubAllGlobals());

const heading = () => screen.findByRole('heading', { level: 1 }, patient);
const towns = async () =>
  within(await screen.findByRole('region', { name: 'Choisis ta ville' }, patient));
const place = () => screen.findByRole('button', { name: 'Où Choisis un lieu' }, patient);
const pickRow = () => screen.findByRole('region', { name: 'À ne pas manquer en France' }, patient);

describe('decisions "Home without any position": "Never Paris as if it had been chosen"', () => {
  it('asks « Que faire près de chez toi ? » in the title of the document and of the page', async () => {
    renderSite('/', api);
    expect(await heading()).toHaveTextContent(/^Que faire près de chez toi \?$/);
    await expect.poll(() => document.title).toBe('Que faire près de chez toi\u00a0? · Parages');
    expect(await place()).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Paris');
  });

  it('asks the same in English', async () => {
    renderSite('/', api, { locale: 'en' });
    expect(await heading()).toHaveTextContent(/^What’s on near you\?$/);
    expect(
      await screen.findByRole('button', { name: 'Where Choose a place' }, patient),
    ).toBeInTheDocument();
  });

  it('shows the five towns, with the filters kept, and the use of the position', async () => {
    renderSite('/?dist=5', api);
    const choice = await towns();
    expect(choice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['tours', 'le-mans', 'orleans', 'angers', 'poitiers'].map((slug) => `/ville/${slug}?dist=5`),
    );
    expect(choice.getByText('Découvre ce qui se passe près de toi')).toBeInTheDocument();
  });

  it('shows events of the whole country with their town and without a distance', async () => {
    renderSite('/', api);
    const row = within(await pickRow());
    expect(row.getByRole('link', { name: 'Carnaval' })).toBeInTheDocument();
    expect(row.getByText(/Nice/)).toBeInTheDocument();
    expect(row.getByText(/Lille/)).toBeInTheDocument();
    expect(row.queryByText(/\d\s(km|m)\b/)).not.toBeInTheDocument();
  });

  it('requests no event around a position, and shows no count, map or row around it', async () => {
    const { asked } = renderSite('/', api);
    await pickRow();
    expect(asked.filter(({ searchParams }) => searchParams.has('lat'))).toEqual([]);
    expect(screen.queryByText(/^[\d\s]+idées? de sortie$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Sur la carte' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Concerts' })).not.toBeInTheDocument();
    const rail = within(screen.getByRole('navigation', { name: 'Thématiques' }));
    expect(rail.getByRole('link', { name: 'Concerts' })).toHaveAttribute(
      'href',
      '/category/concerts',
    );
  });

  it('shows the choice of a town when the events of the country fail to load', async () => {
    renderSite('/', withoutPicks);
    expect((await towns()).getAllByRole('link')).toHaveLength(5);
    expect(screen.queryByRole('region', { name: /À ne pas manquer/ })).not.toBeInTheDocument();
  });

  it('leads to a town, and shows what is on there', async () => {
    const { asked } = renderSite('/', api);
    await userEvent.click((await towns()).getByRole('link', { name: 'Tours' }));
    await waitFor(
      async () => expect(await heading()).toHaveTextContent('Que faire à Tours'),
      patient,
    );
    expect(await screen.findByRole('region', { name: 'Concerts' }, patient)).toBeInTheDocument();
    const home = asked.find(({ pathname }) => pathname.endsWith('/home'));
    expect(home?.searchParams.get('lon')).toBe('0.704');
  });

  it.each([
    ['/category/concerts', 'Concerts, partout en France', 'Concerts partout en France'],
    ['/recherche', 'Toutes les sorties partout en France', 'Toutes les sorties partout en France'],
    [
      '/recherche?q=jazz&sort=distance',
      'Recherche : « jazz » partout en France',
      'Recherche\u00a0: «\u00a0jazz\u00a0» partout en France',
    ],
    ['/promotions', 'À la une, partout en France', 'À la une\u00a0: Événements partout en France'],
  ])(
    '%s lists the whole country, says so in its heading "%s" and its title "%s", and offers the choice of a town',
    async (path, words, title) => {
      const { asked } = renderSite(path, (url) =>
        url.pathname.endsWith('/promoted') ? { items: [aCard()] } : api(url),
      );
      expect(await heading()).toHaveTextContent(`${words} · Toutes les dates`);
      expect(document.title).toBe(`${title} · Parages`);
      const lists = asked.filter(({ pathname }) => /\/pois(\/promoted)?$/.test(pathname));
      expect(lists.length).toBeGreaterThan(0);
      for (const { searchParams } of lists) {
        expect([...searchParams.keys()]).not.toContain('lon');
        expect(searchParams.get('sort') ?? 'date').toBe('date');
      }
      expect(asked.filter(({ pathname }) => pathname.endsWith('/facets'))).toEqual([]);
      expect(screen.queryByRole('navigation', { name: 'Trier par' })).not.toBeInTheDocument();
      expect((await towns()).getAllByRole('link')).toHaveLength(5);
      expect(await place()).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent('Paris');
    },
  );
});

describe('decisions "the search bar has the focus of the page"', () => {
  it('focuses the place when the document opens on a device with a mouse', async () => {
    withPointer(true);
    renderSite('/', api);
    const button = await place();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('focuses nothing on a phone', async () => {
    renderSite('/', api);
    await place();
    expect(document.body).toHaveFocus();
  });

  it('keeps the focus on the title after a navigation', async () => {
    withPointer(true);
    const { router } = renderSite('/notre-histoire', api);
    await heading();
    await act(() => router.navigate('/'));
    await place();
    expect(await heading()).toHaveFocus();
  });

  it('focuses nothing when the place is known', async () => {
    withPointer(true);
    renderSite('/ville/tours', api);
    await screen.findByRole('region', { name: 'Concerts' }, patient);
    expect(document.body).toHaveFocus();
  });
});
