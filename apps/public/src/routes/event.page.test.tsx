import type { Poi } from '@parages/contracts/types';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aCard, renderSite } from '../test/render-site.tsx';

const patient = { timeout: 10_000 };
const day = (startDate: string, isPast = false) => ({ startDate, endDate: startDate, startTime: '20:30:00', endTime: '22:00:00', isPast });

const aPoi = (change: Partial<Poi> = {}): Poi => ({
  id: '01a1feab-f7d6-70bf-ae0d-71d19c20343e',
  slugFr: 'fete-tours',
  label: 'Fête de la Loire',
  description: 'Un grand bal au bord de l’eau.',
  theme: 'concerts',
  themes: ['concerts'],
  liveState: 'scheduled',
  source: 'openagenda',
  options: ['free'],
  knownOptions: ['free', 'outside'],
  tags: [],
  organizerName: 'Les Mariniers',
  minPriceCents: null,
  maxPriceCents: null,
  allowedPerson: 1200,
  place: { name: 'Guinguette', streetAddress: '1 quai', postalCode: '37000', locality: 'Tours', position: { lon: 0.7, lat: 47.39 } },
  tour: null,
  isFree: true,
  isPermanent: false,
  isPast: false,
  publishedAt: null,
  updatedAt: '2026-06-01T10:00:00Z',
  periods: [day('2026-05-01', true), ...['13', '14', '15', '16', '17', '18'].map((date) => day(`2026-06-${date}`))],
  prices: [],
  contacts: [
    { type: 'booking', legalName: null, emails: [], phoneNumbers: [], websites: ['javascript:alert(1)', 'https://billets.example.org/'] },
  ],
  featureGroups: [],
  media: [],
  ...change,
});
const api = (poi: Poi) => (url: URL) => (url.pathname.endsWith('/similar') ? { items: [aCard({ label: 'Autre bal' })] } : poi);

it('says when, where, and what nobody told', async () => {
  renderSite('/evenement/fete-tours', api(aPoi()));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fête de la Loire' }, patient)).toBeInTheDocument();
  expect(screen.getByText(/^samedi 13 juin 2026, de 20\sh\s30/)).toBeInTheDocument();
  expect(screen.getByText('Plein air', { exact: false }).closest('div')).toHaveTextContent('Non');
  expect(screen.getByText('Accessible en fauteuil').closest('div')).toHaveTextContent('Non renseigné');
  expect(screen.getByText(/Capacité/)).toHaveTextContent('1 200 personnes');
  expect(screen.getByRole('region', { name: 'Dans le même esprit' })).toHaveTextContent('Autre bal');
  expect(screen.getByText('Source : OpenAgenda')).toBeInTheDocument();
});

it('shows the first dates, then all of them', async () => {
  renderSite('/evenement/fete-tours', api(aPoi()));
  const dates = within(await screen.findByRole('region', { name: 'Dates et horaires' }, patient));
  expect(dates.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(dates.getByRole('button', { name: 'Toutes les dates (6)' }));
  expect(dates.getAllByRole('listitem')).toHaveLength(6);
  expect(dates.getByRole('button', { name: 'Masquer les dates' })).toBeInTheDocument();
});

it('books on an address of the web only', async () => {
  renderSite('/evenement/fete-tours', api(aPoi()));
  expect(await screen.findByRole('link', { name: 'Réserver' }, patient)).toHaveAttribute('href', 'https://billets.example.org/');
  expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
});

it.each([
  [{ liveState: 'cancelled' }, 'Événement annulé'],
  [{ isPast: true }, 'Événement passé'],
  [{ liveState: 'full' }, 'Complet'],
] as const)('%j is said before anything else', async (change, words) => {
  renderSite('/evenement/fete-tours', api(aPoi(change)));
  expect(await screen.findByText(words, {}, patient)).toBeInTheDocument();
});

it('moves to the new name of an event', async () => {
  const { router } = renderSite('/evenement/ancien-nom', api(aPoi()));
  await screen.findByRole('heading', { level: 1 }, patient);
  expect(router.state.location.pathname).toBe('/evenement/fete-tours');
});

it('says that an unknown event does not exist', async () => {
  renderSite('/poi/pas-un-identifiant', () => undefined);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cet événement n’existe pas' }, patient)).toBeInTheDocument();
});
