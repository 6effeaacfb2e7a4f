// Specification: §2.54
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { claude, openPage, refusal } from '../test/open-page.tsx';
import './events.page.tsx'; // preloaded: a cold import exceeds the test timeout
import './home.page.tsx'; // preloaded: a cold import exceeds the test timeout

const slowly = { timeout: 5000 };
const moderator = claude({ permissions: ['poi_mod', 'org_mod', 'image_mod'] });
const queues = {
  items: [
    { queue: 'pois', total: 49, oldestAt: '2020-06-10T10:00:00Z' },
    { queue: 'organisations', total: 1, oldestAt: new Date().toISOString() },
    { queue: 'organisation-changes', total: 2, oldestAt: new Date().toISOString() },
    { queue: 'event-messages', total: 2, oldestAt: new Date().toISOString() },
    { queue: 'organisation-messages', total: 1, oldestAt: new Date().toISOString() },
    { queue: 'duplicates', total: 3, oldestAt: new Date().toISOString() },
    { queue: 'photos', total: 0, oldestAt: null },
  ],
};
const reader = claude({
  organisations: [{ id: 'o', name: 'Le Bal', role: 'reader', status: 'approved' }],
});
const counts = { draft: 1, 'in-review': 1, accepted: 0, refused: 0, published: 4, archived: 0 };

it('the home of a moderator lists the queues with their number and the longest wait, and asks for no organisation', async () => {
  openPage('/org/home', moderator, { 'GET /moderation/queues': queues });
  const region = await screen.findByRole('region', { name: 'À vérifier' }, slowly);
  await waitFor(() =>
    expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      '49 événements à vérifier',
      '1 organisation à valider',
      '2 modifications d’organisations à valider',
      '2 conversations sur des événements attendent une réponse',
      '1 conversation avec une organisation attend une réponse',
      '3 doublons possibles à départager',
      'Aucune photo d’import à reprendre',
    ]),
  );
  expect(within(region).getAllByText(/^Attente la plus longue/)).toHaveLength(6);
  expect(screen.getByText('6 choses vous attendent.')).toBeVisible();
  expect(
    within(region).getByRole('link', { name: 'Voir : 49 événements à vérifier' }),
  ).toHaveAttribute('href', '/org/moderation');
  expect(screen.queryByText('Déclarez votre organisation')).toBeNull();
});

it('the menu shows the number of entries of each queue that is not empty', async () => {
  openPage('/org/home', moderator, { 'GET /moderation/queues': queues });
  const menu = await screen.findByRole('navigation', { name: 'Mon espace' }, slowly);
  expect(await within(menu).findByRole('link', { name: 'À vérifier 49 en attente' })).toBeVisible();
  expect(
    within(menu).getByRole('link', { name: 'Organisations à valider 3 en attente' }),
  ).toBeVisible();
  expect(within(menu).getByRole('link', { name: 'Messages 3 en attente' })).toBeVisible();
  expect(within(menu).getByRole('link', { name: 'Photos des imports' })).toBeVisible();
});

it('the home of a moderator says that the queues could not be read, and offers to try again', async () => {
  openPage('/org/home', moderator, {
    'GET /moderation/queues': refusal(403, 'permission_missing'),
  });
  expect(await screen.findByRole('alert', {}, slowly)).toHaveTextContent(
    'Les files d’attente n’ont pas pu être lues.',
  );
});

it('an organiser reads no queue of the team', async () => {
  const { calls } = openPage('/org/home', reader, {
    'GET /org/pois': { items: [], total: 0, counts },
  });
  await screen.findByRole('heading', { level: 1, name: 'Bonjour Claude' }, slowly);
  expect(calls.filter(({ path }) => path.endsWith('/moderation/queues'))).toEqual([]);
});

it('O7: a reader finds the list of the events of the organisation in the menu, without a button that creates one', async () => {
  const poi = {
    id: 'p1',
    slugFr: null,
    label: 'Bal',
    status: 'draft',
    isPublished: false,
    version: 1,
    organisation: { id: 'o', name: 'Le Bal' },
    theme: null,
    locality: 'Tours',
    startDate: null,
    endDate: null,
    startTime: null,
    isPast: false,
    isPermanent: false,
    mainMediaFileId: null,
    liveState: 'scheduled',
    isEnabled: true,
    updatedAt: '2026-06-10T10:00:00Z',
  };
  openPage('/org/events', reader, { 'GET /org/pois': { items: [poi], total: 1, counts } });
  expect(await screen.findByRole('link', { name: 'Bal' }, slowly)).toHaveAttribute(
    'href',
    '/org/events/p1',
  );
  expect(screen.queryByRole('link', { name: 'Créer un événement' })).toBeNull();
  const menu = screen.getByRole('navigation', { name: 'Mon espace' });
  expect(within(menu).getByRole('link', { name: 'Événements' })).toBeVisible();
  expect(within(menu).queryByRole('link', { name: 'Imports' })).toBeNull();
});

it('O7: the home of a reader shows the numbers of events and asks for neither an organisation nor a draft', async () => {
  const item = { id: 'p1', label: 'Bal', updatedAt: '2026-06-10T10:00:00Z' };
  openPage('/org/home', reader, { 'GET /org/pois': { items: [item], total: 1, counts } });
  expect(await screen.findByRole('link', { name: '4 en ligne' }, slowly)).toBeVisible();
  expect(screen.getByText('Tout est à jour.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'À faire' })).toBeNull();
});

it('O7: a reader without events gets no advice to create one', async () => {
  openPage('/org/events', reader, { 'GET /org/pois': { items: [], total: 0, counts: {} } });
  expect(
    await screen.findByRole('heading', { name: 'Aucun événement pour l’instant' }, slowly),
  ).toBeVisible();
  expect(screen.queryByText('Votre premier événement vous attend')).toBeNull();
});

it('an account that is no reader of an organisation and has no permission is still redirected from the events to its profile', async () => {
  const { router } = openPage('/org/events', claude());
  await waitFor(() => expect(router.state.location.pathname).toBe('/org/profile'), slowly);
});
