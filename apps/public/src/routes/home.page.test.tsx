import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard, facetsOf, renderSite } from '../test/render-site.tsx';

const patient = { timeout: 10_000 };
const api = (carousels: object[]) => (url: URL) => {
  if (url.pathname.endsWith('/home')) return { promoted: [], carousels };
  if (url.pathname.endsWith('/facets')) return facetsOf(12);
  return url.pathname.endsWith('/by-ip') ? null : undefined;
};

it('has one carousel per theme that has something, and links to the whole theme', async () => {
  renderSite(
    '/ville/tours?dist=5',
    api([
      { theme: 'concerts', items: [aCard()] },
      { theme: 'cinema', items: [] },
    ]),
  );
  const concerts = within(await screen.findByRole('region', { name: 'Concerts' }, patient));
  expect(concerts.getByRole('link', { name: 'Fête de la Loire' })).toHaveAttribute('href', '/evenement/fete-tours');
  expect(concerts.getByRole('link', { name: 'Tout voir (12)' })).toHaveAttribute('href', '/ville/tours/category/concerts?dist=5');
  expect(screen.queryByRole('region', { name: 'Cinéma' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'À la une' })).not.toBeInTheDocument();
});

it('asks for a town when nobody knows where the visitor is', async () => {
  renderSite('/', api([]));
  const towns = within(await screen.findByRole('region', { name: 'Choisis ta ville' }, patient));
  expect(towns.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ville/tours',
    '/ville/le-mans',
    '/ville/orleans',
    '/ville/angers',
    '/ville/poitiers',
  ]);
  expect(screen.queryByText('Aucun événement ici pour ces critères.')).not.toBeInTheDocument();
});

it('sends an unknown town to the home page, with its filters', async () => {
  const { router } = renderSite('/ville/atlantis?dist=5', api([]));
  await screen.findByRole('region', { name: 'Choisis ta ville' }, patient);
  expect(router.state.location.pathname + router.state.location.search).toBe('/?dist=5');
});
