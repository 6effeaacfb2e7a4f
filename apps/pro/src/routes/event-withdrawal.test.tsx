import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { editedPath, openEditor, slowly } from '../test/open-editor.tsx';
import { refusal } from '../test/open-page.tsx';
import './events.page.tsx'; // preloaded: a cold import exceeds the test timeout

const inReview = aPoi({
  status: 'in-review',
  isEditable: false,
  allowedTransitions: [],
  canWithdraw: true,
  review: { submittedAt: '2027-06-01T10:00:00Z', medianDelayMin: null },
});
const draft = aPoi({ canDelete: true });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, slowly));
const confirm = async (title: string, button: string) => {
  const dialog = await screen.findByRole('dialog', { name: title }, slowly);
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  return dialog;
};

it('withdraws the submission of an event in review once « Retirer la demande » is confirmed, and makes the event editable', async () => {
  const { calls } = openEditor('dates', {
    [`GET ${editedPath}`]: inReview,
    [`DELETE ${editedPath}/submission`]: aPoi({ version: 4 }),
  });
  expect(await screen.findByText(/^Une erreur à corriger\s\? Retirez la demande/)).toBeVisible();
  expect(screen.queryByText(/pourra être modifié après/)).toBeNull();
  await press('Retirer la demande');
  const dialog = await confirm('Retirer la demande de publication\u00a0?', 'Retirer la demande');
  expect(dialog).toHaveTextContent('L’événement redevient un brouillon');
  await waitFor(() => expect(screen.getByLabelText('Titre')).toBeEnabled(), slowly);
  expect(
    calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query.get('version')),
  ).toEqual(['3']);
});

it('shows that the event has changed when a moderator has decided before the withdrawal', async () => {
  openEditor('dates', {
    [`GET ${editedPath}`]: inReview,
    [`DELETE ${editedPath}/submission`]: refusal(412, 'poi_version_stale'),
  });
  await press('Retirer la demande');
  await confirm('Retirer la demande de publication\u00a0?', 'Retirer la demande');
  expect(await screen.findByRole('alert', {}, slowly)).toHaveTextContent(
    'L’événement vient de changer',
  );
});

it('offers no withdrawal and no deletion that the API does not allow', async () => {
  openEditor('dates', { [`GET ${editedPath}`]: { ...inReview, canWithdraw: false } });
  await press('Autres actions');
  expect(await screen.findByRole('menuitem', { name: 'Dupliquer' }, slowly)).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Supprimer le brouillon' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retirer la demande' })).toBeNull();
  expect(screen.getByText(/il pourra être modifié après sa décision/)).toBeVisible();
});

it('deletes a draft once its deletion is confirmed, after its last save, and opens the list of events', async () => {
  const { router, calls } = openEditor('dates', {
    [`GET ${editedPath}`]: draft,
    [`PATCH ${editedPath}/dates`]: { ...draft, version: 4 },
    [`DELETE ${editedPath}`]: () => new Response(null, { status: 204 }),
    'GET /org/pois': { items: [], total: 0, counts: {} },
  });
  await userEvent.type(await screen.findByLabelText('Titre', {}, slowly), '!');
  await press('Autres actions');
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Supprimer le brouillon' }, slowly),
  );
  const dialog = await confirm('Supprimer ce brouillon\u00a0?', 'Supprimer le brouillon');
  expect(dialog).toHaveTextContent('C’est définitif.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/org/events'), slowly);
  expect(await screen.findByText('Brouillon supprimé.', {}, slowly)).toBeVisible();
  const changes = calls.filter(({ method }) => method !== 'GET');
  expect(changes.map(({ method, query }) => [method, query.get('version')])).toEqual([
    ['PATCH', null],
    ['DELETE', '4'],
  ]);
});

it('deletes a refused event that was never published, once its deletion with the exchanges with the team is confirmed', async () => {
  const { router } = openEditor('dates', {
    [`GET ${editedPath}`]: aPoi({ status: 'refused', canDelete: true }),
    [`DELETE ${editedPath}`]: () => new Response(null, { status: 204 }),
    'GET /org/pois': { items: [], total: 0, counts: {} },
  });
  await press('Autres actions');
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Supprimer l’événement' }, slowly),
  );
  const dialog = await confirm('Supprimer cet événement\u00a0?', 'Supprimer l’événement');
  expect(dialog).toHaveTextContent('et vos échanges avec l’équipe à son sujet');
  await waitFor(() => expect(router.state.location.pathname).toBe('/org/events'), slowly);
  expect(await screen.findByText('Événement supprimé.', {}, slowly)).toBeVisible();
});

it('keeps the page of a draft whose deletion the API refuses, with the reason', async () => {
  const { router } = openEditor('dates', {
    [`GET ${editedPath}`]: draft,
    [`DELETE ${editedPath}`]: refusal(409, 'poi_transition_forbidden'),
  });
  await press('Autres actions');
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Supprimer le brouillon' }, slowly),
  );
  await confirm('Supprimer ce brouillon\u00a0?', 'Supprimer le brouillon');
  expect(await screen.findByRole('alert', {}, slowly)).toHaveTextContent(
    'Cette action n’est plus possible',
  );
  expect(router.state.location.pathname).toBe(`/org/events/${draft.id}`);
});
