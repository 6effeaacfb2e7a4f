import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

// Role queries over a whole page are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 10_000 };

const api = ({ pathname }: URL) => {
  if (pathname.endsWith('/facets')) return facetsOf(1);
  if (pathname.endsWith('/by-ip')) return { name: 'Tours', position: { lon: 0.68, lat: 47.39 } };
  if (pathname.endsWith('/pois')) return { items: [aCard()], extra: [], total: 1 };
  if (pathname.includes('/venues/'))
    return { ...aVenue, total: 1, items: [aCard({ label: 'Pièce' })] };
  return undefined;
};
const aVenue = {
  slug: 'olympia-tours',
  name: 'Olympia',
  streetAddress: null,
  postalCode: '37000',
  locality: 'Tours',
  position: { lon: 0.69, lat: 47.39 },
};

const alternates = () =>
  [...document.head.querySelectorAll('link[rel=alternate][type]')].flatMap((link) =>
    link.getAttribute('type') === 'application/json+oembed'
      ? []
      : [[link.getAttribute('type'), link.getAttribute('href')]],
  );
async function linksToSubscribe() {
  const group = within(await screen.findByRole('navigation', { name: 'S’abonner' }, patient));
  return group.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it.each([
  [
    '/ville/tours/category/concerts?opts=pmr&utm_source=x',
    '/ville/tours/category/concerts',
    '?opts=pmr',
  ],
  ['/ville/tours/ce-week-end', '/ville/tours/ce-week-end', ''],
  ['/ville/tours/recherche?q=jazz&sort=newest', '/ville/tours/recherche', '?q=jazz&sort=newest'],
  ['/lieu/olympia-tours', '/lieu/olympia-tours', ''],
])(
  '%s names its feeds in the head, and offers to subscribe by calendar and RSS',
  async (address, path, search) => {
    renderSite(address, api);
    const calendar = `webcal://localhost${path}.ics${search}`;
    expect(await linksToSubscribe()).toEqual([
      ['Par calendrier (Apple, Outlook)', calendar],
      [
        'Par Google Agenda',
        `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(calendar)}`,
      ],
      ['Par flux RSS', `http://localhost${path}.rss${search}`],
    ]);
    expect(alternates()).toEqual([
      ['text/calendar', `http://localhost${path}.ics${search}`],
      ['application/rss+xml', `http://localhost${path}.rss${search}`],
      ['application/feed+json', `http://localhost${path}.json${search}`],
      ['application/geo+json', `http://localhost${path}.geojson${search}`],
    ]);
  },
);

it('a list around the place of the IP address offers a feed around this place; its head does not name the place', async () => {
  renderSite('/category/concerts', api);
  const links = await linksToSubscribe();
  expect(links[2]?.[1]).toBe('http://localhost/category/concerts.rss?coords=0.68,47.39');
  expect(alternates()[1]?.[1]).toBe('http://localhost/category/concerts.rss');
});

it('the home page without a town names no feed', async () => {
  renderSite('/', api);
  await screen.findByRole('main', {}, patient);
  expect(alternates()).toEqual([]);
});
