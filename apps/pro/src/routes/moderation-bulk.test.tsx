// Specification: §1.17
import type { ReviewItem } from '@parages/contracts/types';
import type { Call } from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { aReviewItem } from '../test/a-review-item.ts';
import { type Answers, claude, openPage, refusal } from '../test/open-page.tsx';
import './moderation.page.tsx'; // preloaded: a cold import exceeds the test timeout

const slowly = { timeout: 5000 };
const poi = aPoi({ status: 'in-review', isEditable: false });
const other = '0197a000-0000-7000-8000-000000000002';
const third = '0197a000-0000-7000-8000-000000000003';
const two = [aReviewItem(), aReviewItem({ id: other, label: 'Brocante', version: 7 })];
const named = two.map(({ id, version }) => ({ poiId: id, version }));
const organisations = [
  { id: 'o1', name: 'Le Bateau Ivre', events: 49 },
  { id: 'o2', name: 'La Grange', events: 1 },
];

const start = (items: ReviewItem[], answers: Answers = {}, query = '') =>
  openPage(`/org/moderation${query}`, claude({ permissions: ['poi_mod'] }), {
    'GET /moderation/pois': { items, total: items.length, organisations },
    [`GET /org/pois/${poi.id}`]: poi,
    [`GET /org/pois/${poi.id}/earlier-refusal`]: { refusal: null },
    'GET /moderation/decisions/recipients': { count: 3 },
    ...answers,
  });
const decisions = 'POST /moderation/decisions';
const done = ({ body }: Call) => ({
  items: (body as { items: typeof named }).items.map(({ poiId, version }) => ({
    poiId,
    version: version + 1,
    fault: null,
    status: 'published',
  })),
});
const selectAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }, slowly));
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = async (title: string) =>
  within(await screen.findByRole('dialog', { name: title }, slowly));

it('accepts the selected events with one request, once it is confirmed with the number of people who get a mail, and undoes the decisions on « Annuler »', async () => {
  const { sent, calls } = start(two, { [decisions]: done });
  await selectAll();
  expect(screen.getByText('2 sélectionnés')).toBeVisible();
  await press('Accepter la sélection');
  const dialog = await inDialog('Accepter 2 événements\u00a0?');
  expect(
    await dialog.findByText(/^3 personnes recevront un e-mail.* un seul par organisation/),
  ).toBeVisible();
  const counted = calls.find(({ path }) => path.endsWith('/decisions/recipients'));
  expect(counted?.query.get('ids')).toBe(named.map(({ poiId }) => poiId).join(','));
  expect(sent(decisions)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Accepter la sélection' }));
  expect(await screen.findByText('2 événements sont acceptés.', {}, slowly)).toBeVisible();
  expect(screen.getByText('2 événements acceptés.')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() =>
    expect(sent(decisions)).toEqual([
      { decision: 'acceptance', items: named },
      {
        decision: 'undoing',
        items: named.map(({ poiId, version }) => ({ poiId, version: version + 1 })),
      },
    ]),
  );
});

it('refuses the selected events with the same reasons and message', async () => {
  const { sent } = start(two, { [decisions]: done });
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Sélectionner «\u00a0Brocante\u00a0»' }, slowly),
  );
  await press('Refuser la sélection');
  const dialog = await inDialog('Refuser 1 événement');
  expect(await dialog.findByText(/^3 personnes recevront un e-mail/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Doublon' }));
  await userEvent.type(dialog.getByLabelText('Message à l’organisateur'), 'Déjà en ligne.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
  await waitFor(() =>
    expect(sent(decisions)).toEqual([
      {
        decision: 'refusal',
        reasons: ['DOUBLON'],
        comment: 'Déjà en ligne.',
        note: null,
        items: [{ poiId: other, version: 7 }],
      },
    ]),
  );
  await waitFor(() => expect(screen.getByText('1 événement refusé.')).toHaveFocus());
});

it('says so when the recipients cannot be counted, and decides nevertheless', async () => {
  const { sent } = start(two, {
    [decisions]: done,
    'GET /moderation/decisions/recipients': refusal(403, 'permission_missing'),
  });
  await selectAll();
  await press('Accepter la sélection');
  const dialog = await inDialog('Accepter 2 événements\u00a0?');
  expect(await dialog.findByText(/nombre de destinataires n’a pas pu/, {}, slowly)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Accepter la sélection' }));
  await waitFor(() => expect(sent(decisions)).toHaveLength(1));
});

it('moves the focus to the outcome when no event could be decided', async () => {
  const items = named.map(({ poiId }) => ({
    poiId,
    version: null,
    status: null,
    fault: 'poi_version_stale',
  }));
  start(two, { [decisions]: { items } });
  await selectAll();
  await press('Accepter la sélection');
  const dialog = await inDialog('Accepter 2 événements\u00a0?');
  await userEvent.click(await dialog.findByRole('button', { name: 'Accepter la sélection' }));
  await waitFor(() => expect(screen.getByText('Aucun événement accepté.')).toHaveFocus());
});

it('names each event that was left out, and why', async () => {
  start(two, {
    [decisions]: {
      items: [
        { poiId: poi.id, version: 4, status: 'published', fault: null },
        { poiId: other, version: null, status: null, fault: 'poi_claimed' },
      ],
    },
  });
  await selectAll();
  await press('Accepter la sélection');
  const dialog = await inDialog('Accepter 2 événements\u00a0?');
  await userEvent.click(dialog.getByRole('button', { name: 'Accepter la sélection' }));
  const alert = await screen.findByRole('alert', {}, slowly);
  expect(alert).toHaveTextContent('1 événement n’a pas été traité');
  expect(alert).toHaveTextContent(/Brocante.*quelqu’un d’autre l’a pris en charge/);
  expect(await screen.findByText('1 événement est accepté.', {}, slowly)).toBeVisible();
});

it('does not let the moderator select an event of an own organisation, or one that another moderator has claimed', async () => {
  const claim = { isMine: false, firstName: 'Omar', expiresAt: '2030-01-01T00:00:00Z' };
  start([
    aReviewItem(),
    aReviewItem({ id: other, label: 'Brocante', isOwn: true }),
    aReviewItem({ id: third, label: 'Foire', claim }),
  ]);
  await selectAll();
  expect(screen.getByText('1 sélectionné')).toBeVisible();
  for (const title of ['Brocante', 'Foire'])
    expect(
      screen.getByRole('checkbox', { name: `Sélectionner «\u00a0${title}\u00a0»` }),
    ).toBeDisabled();
});

it('shows that the service does not respond, and keeps the selection', async () => {
  start(two, { [decisions]: refusal(503, 'service_unavailable') });
  await selectAll();
  await press('Accepter la sélection');
  const dialog = await inDialog('Accepter 2 événements\u00a0?');
  await userEvent.click(dialog.getByRole('button', { name: 'Accepter la sélection' }));
  expect(await screen.findByText(/^Le service ne répond pas/, {}, slowly)).toBeVisible();
  expect(screen.getByText('2 sélectionnés')).toBeVisible();
});

it('filters the queue by organisation and by origin, keeps both in the address, and clears them', async () => {
  const { calls, router } = start([], { 'GET /moderation/pois': (call) => answerTo(call) });
  const organisation = await screen.findByLabelText('Organisation', {}, slowly);
  expect(within(organisation).getByText('Le Bateau Ivre (49)')).toBeInTheDocument();
  await userEvent.selectOptions(organisation, 'o1');
  await userEvent.selectOptions(screen.getByLabelText('Provenance'), 'file');
  expect(
    await screen.findByRole('heading', { name: 'Aucun événement ne correspond' }, slowly),
  ).toBeVisible();
  expect(router.state.location.search).toBe('?organisation=o1&origin=file');
  const asked = calls.filter(({ path }) => path.endsWith('/moderation/pois')).at(-1)?.query;
  expect([asked?.get('organisationId'), asked?.get('origin')]).toEqual(['o1', 'file']);
  await press('Effacer les filtres');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

const answerTo = ({ query }: Call) => {
  const items = query.get('origin') === null ? two : [];
  return { items, total: items.length, organisations };
};

it('the second review shows the earlier refusal with its reasons and messages, and what changed since', async () => {
  start([aReviewItem()], {
    [`GET /org/pois/${poi.id}/earlier-refusal`]: {
      refusal: {
        refusedAt: '2026-06-10T10:00:00Z',
        moderator: 'Dominique',
        reasons: ['IMAGE_DROITS'],
        comment: 'Qui a pris la photo\u00a0?',
        note: 'Déjà vu ailleurs',
        changes: [{ field: '/dates/label', from: 'BAL', to: 'Bal du 14 juillet' }],
      },
    },
  });
  expect(await screen.findByText('Déjà refusé le 10 juin 2026', {}, slowly)).toBeVisible();
  for (const text of ['Par Dominique', 'Droits d’image', 'Déjà vu ailleurs'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^Qui a pris la photo/)).toBeVisible();
  const since = screen.getByRole('region', { name: 'Ce qui a changé depuis' });
  expect(since).toHaveTextContent(/Lors du refus BAL.*Proposé Bal du 14 juillet/);
});

it('the second review says so when nothing was changed since the refusal', async () => {
  start([aReviewItem()], {
    [`GET /org/pois/${poi.id}/earlier-refusal`]: {
      refusal: {
        refusedAt: '2026-06-10T10:00:00Z',
        moderator: null,
        reasons: ['DOUBLON'],
        comment: null,
        note: null,
        changes: [],
      },
    },
  });
  expect(await screen.findByText('Rien n’a été modifié depuis.', {}, slowly)).toBeVisible();
});
