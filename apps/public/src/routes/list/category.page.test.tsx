// Specification: §1.1, §2.9, §2.10, §2.13, §2.20 (unknown theme), §4.7, §8.2, §8.3
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

// The first query of a lazy-loaded page also waits for its import.
const patient = { timeout: 10_000 };
const path = '/ville/tours/category/concerts';

const groups = {
  agenda: [
    aCard({ label: 'Bal du samedi' }),
    aCard({ label: 'Bal du dimanche', startDate: '2026-06-14', endDate: '2026-06-14' }),
  ],
  'last-days': [
    aCard({
      label: 'Exposition qui finit',
      group: 'last-days',
      startDate: '2026-01-01',
      endDate: '2026-06-15',
    }),
  ],
  ongoing: [
    aCard({
      label: 'Musée',
      group: 'ongoing',
      isPermanent: true,
      startDate: null,
      endDate: null,
      poiTime: null,
    }),
  ],
};
const api = (url: URL) => {
  if (url.pathname.endsWith('/facets')) return facetsOf(4);
  if (!url.pathname.endsWith('/pois')) return undefined;
  const group = url.searchParams.get('group');
  const extra = group === 'agenda' ? [aCard({ label: 'Fête lointaine', distance: 45_000 })] : [];
  return {
    items: group === 'agenda' || group === 'last-days' || group === 'ongoing' ? groups[group] : [],
    extra,
    total: 4,
  };
};

describe('the list of a theme', () => {
  it('groups events into agenda by day, last days, ongoing and further away', async () => {
    renderSite(path, api);
    const agenda = within(await screen.findByRole('region', { name: 'À l’agenda' }, patient));
    expect(agenda.getByRole('list', { name: 'Samedi 13 juin' })).toHaveTextContent('Bal du samedi');
    expect(agenda.getByRole('list', { name: 'Dimanche 14 juin' })).toHaveTextContent(
      'Bal du dimanche',
    );
    expect(screen.getByRole('region', { name: 'Derniers jours' })).toHaveTextContent(
      'Jusqu’au 15 juin',
    );
    expect(screen.getByRole('region', { name: 'En ce moment' })).toHaveTextContent('Toute l’année');
    expect(screen.getByRole('region', { name: 'Un peu plus loin' })).toHaveTextContent('45 km');
    expect(screen.getByText('4 idées de sortie')).toBeInTheDocument();
  });

  it('marks the French titles of events with lang="fr" on the English page', async () => {
    renderSite(path, api, { locale: 'en' });
    expect(await screen.findByRole('link', { name: 'Bal du samedi' }, patient)).toHaveAttribute(
      'lang',
      'fr',
    );
  });

  it('requests and shows a single list without groups when sorted by distance', async () => {
    const { asked } = renderSite(`${path}?sort=distance`, (url) =>
      url.pathname.endsWith('/facets') ? facetsOf(1) : { items: [aCard()], extra: [], total: 1 },
    );
    expect(await screen.findByRole('region', { name: 'Résultats' }, patient)).toHaveTextContent(
      'Fête de la Loire',
    );
    const lists = asked.filter(({ pathname }) => pathname.endsWith('/pois'));
    expect(
      lists.map(({ searchParams }) => [searchParams.get('sort'), searchParams.get('group')]),
    ).toEqual([['distance', null]]);
  });

  it('passes the filters in the URL to the API, and shows how many events do not state an option', async () => {
    const { asked } = renderSite(`${path}?dist=5&dates=2026-06-13_2026-06-14&opts=pmr,free`, api);
    await screen.findByRole('region', { name: 'À l’agenda' }, patient);
    const query = Object.fromEntries(
      asked.find(({ searchParams }) => searchParams.get('group') === 'agenda')?.searchParams ?? [],
    );
    expect(query).toMatchObject({
      distanceKm: '5',
      dates: '2026-06-13_2026-06-14',
      options: 'free,pmr',
      theme: 'concerts',
      lon: '0.704',
      lat: '47.3948',
    });
    expect(
      screen.getByText('Accessible en fauteuil : 3 événements ne le précisent pas.'),
    ).toBeInTheDocument();
  });

  it('issue "the first radius that has something, in one step": links to it with its number, to all dates and to no filters when no event matches', async () => {
    const { asked } = renderSite(`${path}?dist=5&dates=2026-06-13&opts=free`, ({ pathname }) => {
      if (pathname.endsWith('/facets')) return facetsOf(0);
      if (pathname.endsWith('/first-radius')) return { distanceKm: 50, total: 14 };
      return { items: [], extra: [], total: 0 };
    });
    expect(
      await screen.findByText('Aucun événement ici pour ces critères.', {}, patient),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '14 sorties à moins de 50\u00a0km' })).toHaveAttribute(
      'href',
      `${path}?dist=50&dates=2026-06-13&opts=free`,
    );
    const radii = asked.filter(({ pathname }) => pathname.endsWith('/first-radius'));
    expect(radii.map(({ searchParams }) => searchParams.get('theme'))).toEqual(['concerts']);
    expect(screen.getByRole('link', { name: 'Toutes les dates' })).toHaveAttribute(
      'href',
      `${path}?dist=5&opts=free`,
    );
    expect(screen.getByRole('link', { name: 'Effacer les filtres' })).toHaveAttribute(
      'href',
      `${path}?dist=5`,
    );
  });

  it('links to no larger radius when none has any event', async () => {
    renderSite(`${path}?dist=5`, ({ pathname }) => {
      if (pathname.endsWith('/facets')) return facetsOf(0);
      if (pathname.endsWith('/first-radius')) return { distanceKm: null, total: 0 };
      return { items: [], extra: [], total: 0 };
    });
    await screen.findByText('Aucun événement ici pour ces critères.', {}, patient);
    expect(screen.queryByRole('link', { name: / à \d+\u00a0km$/ })).not.toBeInTheDocument();
  });

  it('decisions "Links of the site carry the position": its breadcrumbs and theme links keep its coordinates, its og:url does not', async () => {
    renderSite('/category/concerts?coords=0.7,47.39&dist=5', api);
    const way = within(await screen.findByRole('navigation', { name: 'Fil d’Ariane' }, patient));
    expect(way.getByRole('link', { name: 'Accueil' })).toHaveAttribute(
      'href',
      '/?coords=0.7,47.39',
    );
    const themes = within(screen.getByRole('navigation', { name: 'Thématiques' }));
    expect(themes.getByRole('link', { name: /Cinéma/ })).toHaveAttribute(
      'href',
      '/category/cinema?coords=0.7,47.39&dist=5',
    );
    expect(document.head.querySelector('meta[property="og:url"]')).toHaveAttribute(
      'content',
      'http://localhost/category/concerts',
    );
  });

  it('shows the not-found page for an unknown theme', async () => {
    renderSite('/category/inconnu', () => undefined);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' }, patient),
    ).toBeInTheDocument();
  });
});

describe('the filters of a list', () => {
  it('decisions "Text `q` … in the query string of every list": searches the text, and shows it as a chip that removes it', async () => {
    const user = userEvent.setup();
    const { asked, router } = renderSite(`${path}?q=%20jazz&dist=5`, api);
    const chip = await screen.findByRole(
      'button',
      { name: 'Retirer le filtre «\u00a0jazz\u00a0»' },
      patient,
    );
    const texts = asked
      .filter(({ pathname }) => /\/pois(\/facets)?$/.test(pathname))
      .map(({ searchParams }) => searchParams.get('q'));
    expect(new Set(texts)).toEqual(new Set(['jazz']));
    expect(screen.getByRole('button', { name: 'Filtres (2)' })).toBeInTheDocument();
    await user.click(chip);
    await expect.poll(() => router.state.location.search).toBe('?dist=5');
  });

  it('pressing an option adds it to the URL, and a second press removes it again', async () => {
    const user = userEvent.setup();
    const { router } = renderSite(path, api);
    await user.click(await screen.findByRole('button', { name: 'Gratuit' }, patient));
    await expect.poll(() => router.state.location.search).toBe('?opts=free');
    await user.click(await screen.findByRole('button', { name: 'Gratuit', pressed: true }));
    await expect.poll(() => router.state.location.search).toBe('');
  });

  it('pressing a date preset adds its days to the URL; « Tout effacer » removes dates and radius', async () => {
    const user = userEvent.setup();
    const { router } = renderSite(`${path}?dist=5&q=jazz`, api);
    await user.click(await screen.findByRole('button', { name: /^Ce week-end/ }, patient));
    await expect
      .poll(() => router.state.location.search)
      .toBe('?dist=5&q=jazz&dates=2026-06-13_2026-06-14');
    await user.click(await screen.findByRole('link', { name: 'Tout effacer' }));
    await expect.poll(() => router.state.location.search).toBe('');
  });

  it('requests suggestions once for a typed place, and leads from the town’s list to the coordinates of the chosen place', async () => {
    const user = userEvent.setup();
    const place = {
      id: 'chinon',
      name: 'Chinon',
      fullName: 'Chinon (37)',
      position: { lon: 0.24, lat: 47.16 },
      disabled: false,
    };
    const { asked, router } = renderSite(`${path}?opts=free`, (url) =>
      url.pathname.endsWith('/places') ? { items: [place] } : api(url),
    );
    await user.click(
      await screen.findByRole('button', { name: 'Tours, changer de lieu' }, patient),
    );
    await user.type(await screen.findByRole('combobox', { name: 'Où\u00a0?' }, patient), 'chin');
    await user.click(await screen.findByRole('option', { name: /Chinon/ }, patient));
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/category/concerts?opts=free&coords=0.24,47.16');
    expect(
      asked
        .filter(({ pathname }) => pathname.endsWith('/places'))
        .map(({ searchParams }) => searchParams.get('text')),
    ).toEqual(['chin']);
  });
});
