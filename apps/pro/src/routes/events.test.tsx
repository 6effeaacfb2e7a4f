// Specification: §1.16, §2.67
import type { OrganiserPoiItem } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aListedPoi, listedOrganisation } from '../test/a-listed-poi.ts';
import { claude, openPage, refusal } from '../test/open-page.tsx';

const organisation = listedOrganisation;
const organiser = claude({ permissions: ['poi_editor'], organisations: [organisation] });
const item = aListedPoi;
const list = (items: OrganiserPoiItem[], total = items.length) => ({
  items,
  total,
  counts: { draft: total },
});
const slowly = { timeout: 5000 };

it('lists an event with its date, town, state and live state', async () => {
  openPage('/org/events', organiser, {
    'GET /org/pois': list([item({ isPublished: true, status: 'in-review', liveState: 'full' })]),
  });
  const row = (await screen.findByRole('link', { name: 'Bal' }, slowly)).closest('li');
  if (!row) throw new Error('the event is no line of a list');
  for (const text of ['En ligne', 'Nouvelle version : en vérification', 'Complet', 'Tours'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).getByText(/14 juillet 2031/)).toBeVisible();
});

it('marks an event that a moderator has hidden as « Masqué », not as « En ligne »', async () => {
  openPage('/org/events', organiser, {
    'GET /org/pois': list([item({ isPublished: true, status: 'published', isEnabled: false })]),
  });
  const row = (await screen.findByRole('link', { name: 'Bal' }, slowly)).closest('li');
  if (!row) throw new Error('the event is no line of a list');
  expect(within(row).getByText('Masqué')).toBeVisible();
  expect(within(row).queryByText('En ligne')).toBeNull();
});

it('lists the events to come, soonest first, on « À venir », which the URL keeps', async () => {
  const { calls, router } = openPage('/org/events', organiser, { 'GET /org/pois': list([item()]) });
  await userEvent.click(await screen.findByRole('button', { name: 'À venir' }, slowly));
  await waitFor(() => expect(calls.at(-1)?.query.get('when')).toBe('upcoming'), slowly);
  expect(router.state.location.search).toBe('?when=upcoming');
});

it('sends a search after a pause in typing and a state at once, and puts both in the URL', async () => {
  const user = userEvent.setup();
  const { calls, router } = openPage('/org/events', organiser, { 'GET /org/pois': list([item()]) });
  await user.click(await screen.findByLabelText(/Rechercher/, {}, slowly));
  await user.paste('bal');
  const asked = () =>
    calls
      .filter(({ path }) => path === '/api/v1/org/pois')
      .map(({ query }) => query.get('q') ?? '');
  await waitFor(() => expect(asked()).toContain('bal'), slowly);
  await user.click(screen.getByRole('button', { name: /Brouillon/ }));
  expect(router.state.location.search).toBe('?q=bal&status=draft');
  expect(asked().filter((q) => q !== '' && q !== 'bal')).toEqual([]);
});

it('keeps a trailing space in the search field but searches without it', async () => {
  const user = userEvent.setup();
  const { calls } = openPage('/org/events', organiser, { 'GET /org/pois': list([item()]) });
  const field = await screen.findByLabelText(/Rechercher/, {}, slowly);
  await user.type(field, 'bal ');
  await waitFor(() => expect(calls.map(({ query }) => query.get('q'))).toContain('bal'), slowly);
  await user.type(field, 'musette');
  expect(field).toHaveValue('bal musette');
  await waitFor(
    () => expect(calls.map(({ query }) => query.get('q'))).toContain('bal musette'),
    slowly,
  );
});

it('offers to clear filters that match no event, then shows the message for an empty list', async () => {
  const user = userEvent.setup();
  const { router } = openPage('/org/events?q=rien', organiser, { 'GET /org/pois': list([]) });
  await user.click(await screen.findByRole('button', { name: 'Effacer les filtres' }, slowly));
  expect(router.state.location.search).toBe('');
  expect(screen.getByLabelText(/Rechercher/)).toHaveValue('');
  expect(
    await screen.findByRole('heading', { name: 'Votre premier événement vous attend' }),
  ).toBeVisible();
});

it('loads the list of events again with « Réessayer » after a failure', async () => {
  const user = userEvent.setup();
  let isUp = false;
  openPage('/org/events', organiser, {
    'GET /org/pois': () => (isUp ? list([item()]) : refusal(403, 'permission_missing')),
  });
  const again = await screen.findByRole('button', { name: 'Réessayer' }, slowly);
  isUp = true;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Bal' })).toBeVisible();
});

it('spec "poi_editor … lacking access are sent to /org/profile": /org/events redirects an account without poi_editor', async () => {
  const { router } = openPage('/org/events', claude({ organisations: [organisation] }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/org/profile'), slowly);
});

it('links an account without organisation to the declaration of one', async () => {
  openPage('/org/events', claude({ permissions: ['poi_editor'] }));
  expect(
    await screen.findByRole('link', { name: 'Déclarer une organisation' }, slowly),
  ).toHaveAttribute('href', '/org/organisations/new');
});

it('« Filtres » opens and closes the filters of a phone, and names how many are set', async () => {
  openPage('/org/events?status=draft&when=upcoming', organiser, {
    'GET /org/pois': list([item()]),
  });
  const filters = await screen.findByRole('button', { name: 'Filtres (2)' }, slowly);
  const chips = screen.getByRole('group', { name: 'État' }).parentElement;
  expect(filters).toHaveAttribute('aria-controls', chips?.id);
  expect(filters).toHaveAttribute('aria-expanded', 'false');
  expect(chips).not.toHaveAttribute('data-open');
  await userEvent.click(filters);
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  expect(chips).toHaveAttribute('data-open');
  await userEvent.click(screen.getByRole('button', { name: 'À venir' }));
  expect(await screen.findByRole('button', { name: 'Filtres (1)' }, slowly)).toBeVisible();
});
