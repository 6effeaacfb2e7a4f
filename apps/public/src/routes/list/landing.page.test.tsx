// Specification: §2.15, §2.16
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { missingFields } from '../../test/google-required-fields.ts';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';
import { dataOfType, structuredData } from '../../test/structured-data.ts';

// Role queries over a whole page are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 10_000 };
const weekend = '/ville/tours/ce-week-end';
const api = (url: URL) => {
  if (url.pathname.endsWith('/facets')) return facetsOf(1);
  if (url.pathname.endsWith('/pois'))
    return {
      items: url.searchParams.get('group') === 'agenda' ? [aCard()] : [],
      extra: [],
      total: 1,
    };
  return url.pathname.endsWith('/home') ? { promoted: [], carousels: [] } : undefined;
};
const nothing = (url: URL) =>
  url.pathname.endsWith('/facets') ? facetsOf(0) : { items: [], extra: [], total: 0 };
const meta = (selector: string, name = 'content') =>
  document.head.querySelector(selector)?.getAttribute(name);
const canonical = () => meta('link[rel=canonical]', 'href');

describe('issue 3 point 9 "landing pages town × theme × time"', () => {
  it.each([
    [
      weekend,
      '2026-06-13_2026-06-14',
      'Que faire à Tours ce week-end\u00a0? Sorties et événements · Parages',
    ],
    [
      '/ville/le-mans/demain',
      '2026-06-11',
      'Que faire au Mans demain\u00a0? Sorties et événements · Parages',
    ],
    [
      '/ville/tours/category/concerts/ce-week-end',
      '2026-06-13_2026-06-14',
      'Concerts à Tours ce week-end · Parages',
    ],
    [
      '/ville/angers/category/marches-et-brocantes/aujourd-hui',
      '2026-06-10',
      'Marchés et brocantes à Angers aujourd’hui · Parages',
    ],
  ])(
    '%s requests the events of its dates, and has a title and canonical URL',
    async (path, dates, title) => {
      const { asked } = renderSite(path, api);
      await screen.findByRole('region', { name: 'À l’agenda' }, patient);
      expect(
        new Set(
          asked
            .filter(({ pathname }) => pathname.includes('/pois'))
            .map(({ searchParams }) => searchParams.get('dates')),
        ),
      ).toEqual(new Set([dates]));
      expect(document.title).toBe(title);
      expect(canonical()).toBe(`http://localhost${path}`);
      expect(meta('meta[name=robots]')).toBeUndefined();
    },
  );

  it('names theme, town and dates in its heading, introduction and description', async () => {
    renderSite('/ville/tours/category/concerts/ce-week-end', api);
    const heading = await screen.findByRole('heading', { level: 1 }, patient);
    expect(heading).toHaveTextContent(/Concerts à.*Tours.*Ce week-end/);
    expect(
      screen.getByText(
        'Concerts à Tours et autour, ce week-end : samedi 13 juin – dimanche 14 juin.',
      ),
    ).toBeInTheDocument();
    expect(meta('meta[name=description]')).toContain('samedi 13 juin – dimanche 14 juin');
  });

  it('contracts « à » with the article of the town in the heading: « au Mans »', async () => {
    renderSite('/ville/le-mans/category/concerts/demain', api);
    expect(await screen.findByRole('heading', { level: 1 }, patient)).toHaveTextContent(
      /^Concerts au Mans.*Demain$/,
    );
  });

  it('is noindex, without canonical URL, when it has no events', async () => {
    renderSite(weekend, nothing);
    expect(
      await screen.findByText('Aucun événement ici pour ces critères.', {}, patient),
    ).toBeInTheDocument();
    expect(meta('meta[name=robots]')).toBe('noindex');
    expect(canonical()).toBeUndefined();
  });

  it('shows breadcrumbs, also as structured data, beside an ItemList of the events', async () => {
    renderSite('/ville/tours/category/concerts/ce-week-end', api);
    const way = within(await screen.findByRole('navigation', { name: 'Fil d’Ariane' }, patient));
    expect(
      way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Accueil', '/'],
      ['Tours', '/ville/tours'],
      ['Concerts', '/ville/tours/category/concerts'],
    ]);
    expect(way.getByText('Ce week-end')).toHaveAttribute('aria-current', 'page');
    expect(missingFields(structuredData())).toEqual([]);
    const steps = dataOfType('BreadcrumbList')?.itemListElement as { name: string; item: string }[];
    expect(steps.at(-1)).toMatchObject({
      position: 4,
      name: 'Ce week-end',
      item: 'http://localhost/ville/tours/category/concerts/ce-week-end',
    });
    expect(dataOfType('ItemList')).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: 'http://localhost/evenement/fete-tours' }],
    });
  });

  it('links to the town’s other dates, and to other towns and themes at the same date', async () => {
    renderSite(weekend, api);
    const times = within(
      await screen.findByRole('navigation', { name: 'Quand sortir à Tours\u00a0?' }, patient),
    );
    expect(times.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ville/tours/aujourd-hui',
      '/ville/tours/demain',
    ]);
    const towns = within(screen.getByRole('navigation', { name: 'Sortir ailleurs' }));
    expect(towns.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/ville/le-mans/ce-week-end',
    );
    const themes = within(screen.getByRole('navigation', { name: 'Thématiques' }));
    expect(themes.getByRole('link', { name: 'Concerts' })).toHaveAttribute(
      'href',
      '/ville/tours/category/concerts/ce-week-end',
    );
  });

  it('pressing an option leads to the list of the theme, with the option and the dates of the page as filters', async () => {
    const user = userEvent.setup();
    const { router } = renderSite('/ville/tours/category/concerts/ce-week-end', api);
    await user.click(await screen.findByRole('button', { name: /^Gratuit/ }, patient));
    const there = '/ville/tours/category/concerts?opts=free&dates=2026-06-13_2026-06-14';
    await waitFor(
      () => expect(router.state.location.pathname + router.state.location.search).toBe(there),
      patient,
    );
  });

  it.each([
    ['?dates=2026-06-20', '/ville/tours/category/concerts?dates=2026-06-20'],
    ['?dates=&dist=50', '/ville/tours/category/concerts?dates=&dist=50'],
  ])(
    'redirects to the list of the theme when the form, sent without scripts, adds dates: %s',
    async (search, expected) => {
      const { router } = renderSite(`/ville/tours/category/concerts/ce-week-end${search}`, api);
      await screen.findByRole('region', { name: 'À l’agenda' }, patient);
      expect(router.state.location.pathname + router.state.location.search).toBe(expected);
    },
  );

  it.each([
    '/ville/tours/hier',
    '/ville/tours/category/inconnu/demain',
    '/ville/tours/category/concerts/hier',
  ])('shows the not-found page for an unknown date or theme: %s', async (path) => {
    renderSite(path, api);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' }, patient),
    ).toBeInTheDocument();
  });

  it('redirects from a page of an unknown town to the home page', async () => {
    const { router } = renderSite('/ville/nulle-part/ce-week-end', api);
    await screen.findByRole('heading', { level: 1 }, patient);
    expect(router.state.location.pathname).toBe('/');
  });

  it('has an English document title on an English page', async () => {
    renderSite('/ville/le-mans/category/concerts/ce-week-end', api, { locale: 'en' });
    await screen.findByRole('heading', { level: 1 }, patient);
    expect(document.title).toBe('Concerts in Le Mans this weekend · Parages');
  });
});

describe('issue 3 point 9 "noindex on filtered URLs"', () => {
  it.each(['?opts=free', '?dates=2026-06-13', '?dist=5', '?sort=newest', '?coords=0.2,47'])(
    'the list of concerts in Tours with %s is noindex, without canonical URL',
    async (search) => {
      renderSite(`/ville/tours/category/concerts${search}`, api);
      await screen.findByRole('heading', { level: 1 }, patient);
      expect(meta('meta[name=robots]')).toBe('noindex');
      expect(canonical()).toBeUndefined();
    },
  );

  it.each(['?pages=2', '?utm_source=lettre'])(
    'the list with %s, which is no filter, has the canonical URL of the list itself',
    async (search) => {
      renderSite(`/ville/tours/category/concerts${search}`, api);
      await screen.findByRole('heading', { level: 1 }, patient);
      expect(canonical()).toBe('http://localhost/ville/tours/category/concerts');
    },
  );
});

it('the list of concerts in Tours has the og:image of that town and theme, 1200 × 630 pixels', async () => {
  renderSite('/ville/tours/category/concerts', api);
  await screen.findByRole('heading', { level: 1 }, patient);
  expect(meta('meta[property="og:image"]')).toBe('http://localhost/og/ville/tours/concerts.png');
  expect([
    meta('meta[property="og:image:width"]'),
    meta('meta[property="og:image:height"]'),
  ]).toEqual(['1200', '630']);
});
