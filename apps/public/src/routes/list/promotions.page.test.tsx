// Specification: §2.14, §7.5
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aCard, renderSite } from '../../test/render-site.tsx';

// Role queries over a whole page are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 10_000 };
const cards = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => aCard({ label: `Événement ${start + index + 1}` }));
const promoted = (total: number) => {
  const all = cards(total);
  return (url: URL) => {
    if (!url.pathname.endsWith('/pois/promoted')) return undefined;
    const offset = Number(url.searchParams.get('offset'));
    return { items: all.slice(offset, offset + Number(url.searchParams.get('pageSize'))) };
  };
};
const questions = (asked: URL[]) =>
  asked
    .filter(({ pathname }) => pathname.endsWith('/pois/promoted'))
    .map(({ searchParams }) => Object.fromEntries(searchParams));

it.each([
  ['/promotions', undefined],
  ['/promotions/concerts', 'concerts'],
  ['/ville/tours/promotions', undefined],
  ['/ville/tours/promotions/concerts', 'concerts'],
])(
  '§2 "/promotions/{theme?}, /ville/{townSlug}/promotions/{theme?} | Sponsored (promoted) events": %s lists them with a label, and is their canonical URL',
  async (path, theme) => {
    const { asked } = renderSite(path, promoted(2));
    const list = within(await screen.findByRole('region', { name: 'À la une' }, patient));
    expect(list.getAllByText('Sponsorisé')).toHaveLength(2);
    expect(questions(asked)).toEqual([
      expect.objectContaining({ pageSize: '20', offset: '0', ...(theme && { theme }) }),
    ]);
    expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `http://localhost${path}`,
    );
  },
);

it('§7 "getPromotedPois | pos, distanceKm, themeName, filtersOpts, filterDate, offset, pageSize": the page sends every parameter, once for each of its two pages of results', async () => {
  const { asked } = renderSite(
    '/ville/tours/promotions/concerts?dist=5&opts=free&dates=2026-06-13&pages=2',
    promoted(21),
  );
  await screen.findByText('Événement 21', {}, patient);
  const place = {
    lon: '0.704',
    lat: '47.3948',
    distanceKm: '5',
    theme: 'concerts',
    options: 'free',
    dates: '2026-06-13',
    pageSize: '20',
  };
  expect(questions(asked)).toEqual([
    { ...place, offset: '0' },
    { ...place, offset: '20' },
  ]);
});

it('the page of sponsored events links to the next page when the first is full, with 20 events', async () => {
  renderSite('/ville/tours/promotions', promoted(20));
  expect(await screen.findByRole('link', { name: 'Voir plus' }, patient)).toHaveAttribute(
    'href',
    '/ville/tours/promotions?pages=2',
  );
});

it('the page of sponsored events suggests a wider radius and is noindex when it is empty', async () => {
  renderSite('/ville/tours/promotions?dist=5', promoted(0));
  expect(
    await screen.findByText('Aucun événement ici pour ces critères.', {}, patient),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Élargir à 10\u00a0km' })).toHaveAttribute(
    'href',
    '/ville/tours/promotions?dist=10',
  );
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it('/promotions/{theme} shows the not-found page for an unknown theme', async () => {
  renderSite('/promotions/inconnu', promoted(0));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' }, patient),
  ).toBeInTheDocument();
});

it('decisions "Links of the site carry the position": the breadcrumbs of a page of sponsored events keep its coordinates', async () => {
  renderSite('/promotions/concerts?coords=0.7,47.39', promoted(2));
  const way = within(await screen.findByRole('navigation', { name: 'Fil d’Ariane' }, patient));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/?coords=0.7,47.39',
    '/promotions?coords=0.7,47.39',
  ]);
});
