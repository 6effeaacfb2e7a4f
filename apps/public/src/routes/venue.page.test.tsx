// Specification: §3.28
import type { Venue } from '@parages/contracts/types';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCard, renderSite } from '../test/render-site.tsx';

const patient = { timeout: 10_000 };
// Loads the lazy module first, so that no test's timeout includes it.
beforeAll(() => import('./venue.page.tsx'), 60_000);

const olympia: Venue = {
  slug: 'theatre-olympia-tours-37000',
  name: 'Théâtre Olympia',
  streetAddress: '7 rue de Lucé',
  postalCode: '37000',
  locality: 'Tours',
  position: { lon: 0.69, lat: 47.39 },
  total: 1,
  items: [aCard({ label: 'Le Bourgeois gentilhomme' })],
};
const address = '/lieu/theatre-olympia-tours-37000';
async function visit(change: Partial<Venue> = {}, path = address, locale: 'fr' | 'en' = 'fr') {
  const site = renderSite(path, () => ({ ...olympia, ...change }), { locale });
  await screen.findByRole('heading', { level: 1, name: 'Théâtre Olympia' }, patient);
  return site;
}

describe('/lieu/{slug}, the page of a venue', () => {
  it('shows the address, directions, the upcoming events without distances, and a canonical URL', async () => {
    await visit();
    expect(screen.getByText('7 rue de Lucé, 37000 Tours')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Y aller/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=47.39%2C0.69',
    );
    const events = within(screen.getByRole('region', { name: 'À venir ici' }));
    expect(events.getByRole('heading', { name: 'Le Bourgeois gentilhomme' })).toBeInTheDocument();
    expect(events.queryByText(/km$/)).toBeNull();
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `http://localhost${address}`,
    );
  });

  it('names the town once when the street line already contains it', async () => {
    await visit({ streetAddress: '7 rue de Lucé, 37000 Tours' });
    expect(screen.getByText('7 rue de Lucé, 37000 Tours')).toBeInTheDocument();
  });

  it.each([
    [
      'fr',
      'Théâtre Olympia, à Tours\u00a0: les événements à venir, avec dates, horaires et tarifs.',
    ],
    ['en', 'Théâtre Olympia, in Tours: upcoming events, with dates, times and prices.'],
  ] as const)('has a meta description in %s, with the town', async (locale, description) => {
    await visit({}, address, locale);
    expect(document.head.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      description,
    );
  });

  it('has structured data of a Place, in which the name cannot close the script element', async () => {
    renderSite(address, () => ({ ...olympia, name: '</script><b>', streetAddress: null }));
    await screen.findByRole('heading', { level: 1, name: '</script><b>' }, patient);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Place',
      name: '</script><b>',
      url: `http://localhost${address}`,
      address: {
        '@type': 'PostalAddress',
        postalCode: '37000',
        addressLocality: 'Tours',
        addressCountry: 'FR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 47.39, longitude: 0.69 },
    });
  });

  it('without upcoming events, is not indexed and links to the search around the venue', async () => {
    await visit({ total: 0, items: [] });
    expect(screen.getByRole('heading', { name: 'Rien à venir pour l’instant' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir ce qui se passe autour' })).toHaveAttribute(
      'href',
      '/?coords=0.69,47.39',
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('with page=2, requests the events from the 21st on, and links to the previous and the next page', async () => {
    const site = await visit({ total: 45 }, `${address}?page=2`);
    expect(screen.getByRole('link', { name: 'Suivants' })).toHaveAttribute(
      'href',
      `${address}?page=3`,
    );
    expect(screen.getByRole('link', { name: 'Précédents' })).toHaveAttribute('href', address);
    const asked = site.asked.find(({ pathname }) => pathname.includes('/venues/'));
    expect(asked?.searchParams.get('offset')).toBe('20');
  });

  it('with a page after the last one, shows no empty state and links to the previous page', async () => {
    await visit({ total: 45, items: [] }, `${address}?page=9`);
    expect(screen.queryByRole('heading', { name: 'Rien à venir pour l’instant' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Précédents' })).toHaveAttribute(
      'href',
      `${address}?page=8`,
    );
  });

  it('shows the not-found page, with noindex, for an unknown slug', async () => {
    renderSite('/lieu/nulle-part', () =>
      Response.json({ code: 'venue_not_found' }, { status: 404 }),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ce lieu n’existe pas' }, patient),
    ).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
