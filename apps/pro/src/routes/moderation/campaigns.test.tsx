// Specification: §6.13
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aCampaign, poiId } from '../../test/a-campaign.ts';
import { claude, openPage, refusal } from '../../test/open-page.tsx';

const moderator = claude({ permissions: ['camp_mod'] });
const slowly = { timeout: 5000 };
const counts = { draft: 0, scheduled: 0, running: 1, ended: 0, stopped: 0 };
const list = { items: [aCampaign({ status: 'active', state: 'running' })], total: 1, counts };

it('lists a campaign with its organisation, and sends the state and the typed words as filters', async () => {
  const { calls } = openPage('/org/moderation/campaigns?state=running', moderator, {
    'GET /moderation/campaigns': list,
  });
  const row = (await screen.findByRole('link', { name: 'Bal, avant l’été' }, slowly)).closest('li');
  expect(row).toHaveTextContent('Le Bateau Ivre');
  await userEvent.type(screen.getByRole('searchbox'), 'bal');
  const asked = () =>
    calls
      .filter(({ path }) => path.endsWith('/moderation/campaigns'))
      .map(({ query }) => query.toString());
  await waitFor(() => expect(asked()).toContainEqual(expect.stringContaining('q=bal')), slowly);
  expect(asked().every((query) => query.includes('state=running'))).toBe(true);
});

it('grants a free campaign to the event of a page; shows errors for an empty reason and for an unknown page', async () => {
  const { sent } = openPage('/org/moderation/campaigns', moderator, {
    'GET /moderation/campaigns': list,
    'GET /pois/by-slug/bal-tours': { id: poiId },
    'GET /pois/by-slug/rien': refusal(404, 'poi_not_found'),
    'POST /moderation/campaigns': aCampaign({ isFree: true, status: 'active', state: 'running' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Offrir une campagne' }, slowly));
  const dialog = await screen.findByRole('dialog', { name: 'Offrir une campagne' });
  const give = within(dialog).getByRole('button', { name: 'Offrir la campagne' });
  await userEvent.click(give);
  expect(await within(dialog).findByText('Écrivez un motif.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Motif', { exact: false }), 'Partenaire');
  const address = within(dialog).getByLabelText('Adresse de la page de l’événement');
  await userEvent.type(address, 'https://parages.example/evenement/rien');
  await userEvent.click(give);
  expect(
    await within(dialog).findByText('Aucun événement en ligne n’a cette adresse.'),
  ).toBeVisible();
  await userEvent.clear(address);
  await userEvent.type(address, 'https://parages.example/evenement/bal-tours');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Une semaine de plus' }));
  await userEvent.click(give);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowly);
  expect(sent('POST /moderation/campaigns')).toEqual([
    expect.objectContaining({ poiId, weeks: 2, reason: 'Partenaire' }),
  ]);
});
