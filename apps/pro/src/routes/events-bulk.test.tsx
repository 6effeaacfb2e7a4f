import type { OrganiserPoiItem } from '@parages/contracts/types';
import type { Call } from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { chooseDensity } from '../features/poi-list/list-density.ts';
import { aListedPoi, listedOrganisation } from '../test/a-listed-poi.ts';
import { type Answers, claude, openPage, refusal } from '../test/open-page.tsx';
import './events.page.tsx'; // preloaded: a cold import exceeds the test timeout

const slowly = { timeout: 5000 };
const id = (n: number): string => `0197a000-0000-7000-8000-${`${n}`.padStart(12, '0')}`;
const draft = aListedPoi({ id: id(1), label: 'Bal', version: 4 });
const bare = aListedPoi({ id: id(2), label: 'Loto', version: 0 });
const waiting = aListedPoi({ id: id(3), label: 'Brocante', status: 'in-review', version: 9 });
const acts = 'POST /org/pois/acts';

const start = (
  items: OrganiserPoiItem[],
  answers: Answers = {},
  role: 'owner' | 'reader' = 'owner',
) =>
  openPage(
    '/org/events',
    claude({ permissions: ['poi_editor'], organisations: [{ ...listedOrganisation, role }] }),
    { 'GET /org/pois': { items, total: items.length, counts: {} }, ...answers },
  );
const done = ({ body }: Call) => ({
  items: (body as { items: { poiId: string; version: number }[] }).items.map(
    ({ poiId, version }) => ({ poiId, version: version + 1, fault: null, tabs: [], status: null }),
  ),
});
const selectAll = () => screen.findByRole('checkbox', { name: 'Tout sélectionner' }, slowly);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }, slowly));

afterEach(() => chooseDensity(false));

it('requests the publication of the selected drafts, names what an incomplete one lacks, keeps it selected and focuses « Tout sélectionner »', async () => {
  const { sent } = start([draft, bare, waiting], {
    [acts]: {
      items: [
        { poiId: draft.id, fault: null, tabs: [], version: 5, status: 'in-review' },
        {
          poiId: bare.id,
          fault: 'poi_incomplete',
          tabs: ['place', 'images'],
          version: null,
          status: null,
        },
      ],
    },
  });
  await userEvent.click(await selectAll());
  expect(screen.getByText('3 événements sélectionnés')).toBeVisible();
  await press('Demander la publication');
  const dialog = await inDialog('Demander la publication de 2 événements\u00a0?');
  expect(dialog.getByText('1 autre événement sélectionné n’est pas concerné.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Demander la publication' }));
  const alert = await screen.findByRole('alert', {}, slowly);
  expect(alert).toHaveTextContent('1 événement n’a pas été traité');
  expect(alert).toHaveTextContent(/Loto\s: il reste à compléter\s: Lieu, Images\./);
  expect(within(alert).getByRole('link', { name: 'Loto' })).toHaveAttribute(
    'href',
    `/org/events/${bare.id}`,
  );
  expect(sent(acts)).toEqual([
    {
      act: 'submission',
      autopublish: true,
      items: [
        { poiId: draft.id, version: 4 },
        { poiId: bare.id, version: 0 },
      ],
    },
  ]);
  expect(screen.getByText('1 événement sélectionné')).toBeVisible();
  expect(await selectAll()).toHaveFocus();
});

it('archives only once the number of events is typed, and says when another one is', async () => {
  const { sent } = start([draft, bare], { [acts]: done });
  await userEvent.click(await selectAll());
  await press('Archiver');
  const dialog = await inDialog('Archiver 2 événements\u00a0?');
  const confirm = dialog.getByRole('button', { name: 'Archiver' });
  const field = dialog.getByLabelText(/tapez le nombre d’événements\s: 2$/);
  await userEvent.type(field, '3');
  await userEvent.click(confirm);
  expect(field).toHaveAccessibleDescription('Ce n’est pas le nombre d’événements');
  expect(sent(acts)).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '2');
  await userEvent.click(confirm);
  expect(await screen.findByText('2 événements sont archivés.', {}, slowly)).toBeVisible();
  expect(sent(acts)).toMatchObject([{ act: 'archival', confirmation: 2 }]);
});

it('sends a deletion whose answer was lost again for the same events, and counts those that it no longer finds as deleted', async () => {
  const server = { items: [draft, bare, waiting], isLost: true };
  const { sent } = start([], {
    'GET /org/pois': () => ({ items: server.items, total: server.items.length, counts: {} }),
    [acts]: (call: Call) => {
      server.items = [waiting];
      if (server.isLost) return refusal(500, 'internal_error');
      return { items: done(call).items.map((item) => ({ ...item, fault: 'poi_not_found' })) };
    },
  });
  await userEvent.click(await selectAll());
  await press('Supprimer');
  const title = /^Supprimer 2 /;
  const dialog = await inDialog(title);
  await userEvent.type(dialog.getByLabelText(/tapez le nombre d’événements\s: 2$/), '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText(/^Le service ne répond pas/, {}, slowly)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loto')).toBeNull(), slowly);
  expect(dialog.getByText('1 autre événement sélectionné n’est pas concerné.')).toBeVisible();
  server.isLost = false;
  await userEvent.click((await inDialog(title)).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText(/^2 .* sont supprimés\.$/, {}, slowly)).toBeVisible();
  expect(screen.queryByText(/n’ont pas été traités/)).toBeNull();
  expect(sent(acts)[1]).toEqual(sent(acts)[0]);
  expect(sent(acts)).toHaveLength(2);
});

it('keeps the dialog and the selection when the request fails', async () => {
  start([waiting], { [acts]: () => refusal(403, 'permission_missing') });
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Sélectionner «\u00a0Brocante\u00a0»' }, slowly),
  );
  await press('Retirer la demande');
  const dialog = await inDialog('Retirer la demande de 1 événement\u00a0?');
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer les demandes' }));
  expect(await screen.findByText(/L’action n’a pas abouti/, {}, slowly)).toBeVisible();
  expect(screen.getByText('1 événement sélectionné')).toBeInTheDocument();
});

it('deletes drafts and refused events that were never published, after it has said that this deletes the exchanges with the team', async () => {
  const refused = aListedPoi({ id: id(4), label: 'Vide-grenier', status: 'refused', version: 7 });
  const { sent } = start([draft, refused], { [acts]: done });
  await userEvent.click(await selectAll());
  await press('Supprimer');
  const dialog = await inDialog('Supprimer 2 événements\u00a0?');
  expect(dialog.getByText(/vos échanges avec l’équipe à leur sujet/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/tapez le nombre d’événements\s: 2$/), '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('2 événements sont supprimés.', {}, slowly)).toBeVisible();
  expect(sent(acts)).toMatchObject([
    { act: 'deletion', confirmation: 2, items: [{ poiId: draft.id }, { poiId: refused.id }] },
  ]);
});

it('« Tout sélectionner » stops at 50 events, and the others cannot be selected in addition', async () => {
  start(Array.from({ length: 52 }, (_, n) => aListedPoi({ id: id(n), label: `Bal ${n}` })));
  await userEvent.click(await selectAll());
  expect(screen.getByText('50 événements sélectionnés, le maximum')).toBeVisible();
  expect(
    screen.getByRole('checkbox', { name: 'Sélectionner «\u00a0Bal 51\u00a0»' }),
  ).toBeDisabled();
});

it('offers a reader no selection', async () => {
  start([draft], {}, 'reader');
  await screen.findByRole('link', { name: 'Bal' }, slowly);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('disables the selection of an archived event', async () => {
  start([aListedPoi({ label: 'Ancien bal', status: 'archived' })]);
  expect(
    await screen.findByRole('checkbox', { name: 'Sélectionner «\u00a0Ancien bal\u00a0»' }, slowly),
  ).toBeDisabled();
  expect(await selectAll()).toBeDisabled();
});

it('sorts by title on request, which the URL keeps', async () => {
  const { calls, router } = start([draft]);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Trier par' }, slowly),
    'Titre',
  );
  await waitFor(() => expect(calls.at(-1)?.query.get('sort')).toBe('title'), slowly);
  expect(router.state.location.search).toBe('?sort=title');
});

it('« Compact » removes the pictures of the list, and the device remembers it', async () => {
  start([draft]);
  const dense = await screen.findByRole('button', { name: 'Compact' }, slowly);
  const row = screen.getByRole('link', { name: 'Bal' }).closest('li');
  expect(row?.querySelector('img')).not.toBeNull();
  await userEvent.click(dense);
  expect(dense).toHaveAttribute('aria-pressed', 'true');
  expect(row?.querySelector('img')).toBeNull();
  expect(localStorage.getItem('parages-pro-dense-lists')).toBe('1');
});
