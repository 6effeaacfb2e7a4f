// Specification: §1.16, §2.67, §6.15
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCampaign, anOffer, campaignId, organisation, poiId } from '../../test/a-campaign.ts';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
// Imported up front: on a cold cache the lazy import takes longer than a test waits.
import '../../features/campaigns/create/period-calendar.tsx';
import '../../features/campaigns/create/period-fields.tsx';

afterEach(() => vi.restoreAllMocks());

const organiser = claude({ permissions: ['camp_editor'], organisations: [organisation] });
const slowly = { timeout: 5000 };
const path = `/org/campaigns/${campaignId}`;
const active = {
  status: 'active',
  payment: { status: 'paid', expiresAt: '2031-06-01T10:00:00Z' },
} as const;
const open = { status: 'open', expiresAt: '2031-05-30T10:35:00Z' } as const;
const report = {
  days: [{ day: '2031-06-01', impressions: 12, clicks: 3, views: 9, favorites: 1 }],
  totals: { impressions: 12, clicks: 3, views: 9, favorites: 1 },
  before: {
    startDate: '2031-05-31',
    endDate: '2031-05-31',
    impressions: 0,
    clicks: 0,
    views: 4,
    favorites: 0,
  },
};
const openCampaign = (
  change: Parameters<typeof aCampaign>[0],
  answers: Answers = {},
  search = '',
  profile = organiser,
) =>
  openPage(`${path}${search}`, profile, {
    [`GET ${path}`]: aCampaign(change),
    'GET /org/campaigns/offer': anOffer(),
    [`GET /org/pois/${poiId}/campaigns`]: { occupied: [], items: [] },
    [`GET ${path}/report`]: report,
    [`GET ${path}/invoices`]: {
      items: [
        { number: 'F2031-000001', kind: 'invoice', issuedOn: '2031-05-30', totalCents: 4800 },
      ],
    },
    ...answers,
  });

it('saves one week more for a draft campaign, with the version that was loaded, and leaves the edit mode', async () => {
  const { sent } = openCampaign({}, { [`PATCH ${path}`]: aCampaign({ weeks: 3, version: 4 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier' }, slowly));
  await userEvent.click(await screen.findByRole('button', { name: 'Une semaine de plus' }, slowly));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull());
  expect(sent(`PATCH ${path}`)).toEqual([
    { version: 3, title: 'Bal, avant l’été', startDate: '2031-06-01', weeks: 3 },
  ]);
});

it('deletes a draft campaign after a confirmation, then opens the list of campaigns', async () => {
  const gone = new Response(null, { status: 204 });
  const { router, calls } = openCampaign(
    {},
    { [`DELETE ${path}`]: gone, 'GET /org/campaigns': { items: [], total: 0, counts: {} } },
  );
  await userEvent.click(
    await screen.findByRole('button', { name: 'Supprimer le brouillon' }, slowly),
  );
  const dialog = await screen.findByRole('dialog', { name: /^Supprimer ce brouillon/ });
  const deleted = () => calls.filter(({ method }) => method === 'DELETE');
  expect(deleted()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer le brouillon' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/org/campaigns'), slowly);
  expect(deleted().map((call) => call.path)).toEqual([`/api/v1${path}`]);
});

it('hides the edit button while a payment is open, and offers to pay after it is abandoned', async () => {
  const expired = aCampaign({ payment: { ...open, status: 'expired' } });
  openCampaign({ payment: open }, { [`DELETE ${path}/payment`]: expired });
  expect(
    await screen.findByText(/retenues jusqu’au 30 mai 2031 à 12.h.35/, {}, slowly),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Abandonner le paiement' }));
  expect(await screen.findByText('Le paiement n’a pas abouti')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Payer et activer' })).toBeVisible();
});

it('after ?payment=return, makes the API check the payment once and shows that the campaign is paid', async () => {
  const paid = aCampaign({ ...active, state: 'scheduled' });
  const { sent } = openCampaign(
    { payment: open },
    { [`POST ${path}/payment/settlement`]: paid },
    '?payment=return',
  );
  expect(await screen.findByText('Merci, la campagne est payée !', {}, slowly)).toBeVisible();
  expect(sent(`POST ${path}/payment/settlement`)).toHaveLength(1);
});

it('after ?payment=return, the button "Vérifier maintenant" checks an unconfirmed payment again', async () => {
  let isPaid = false;
  const answer = () => aCampaign(isPaid ? { ...active, state: 'scheduled' } : { payment: open });
  openCampaign(
    { payment: open },
    { [`POST ${path}/payment/settlement`]: answer },
    '?payment=return',
  );
  const check = await screen.findByRole('button', { name: 'Vérifier maintenant' }, slowly);
  isPaid = true;
  await userEvent.click(check);
  expect(await screen.findByText('Merci, la campagne est payée !')).toBeVisible();
});

it.each([
  ['expired', { payment: { ...open, status: 'expired' as const } }, 'Le paiement n’a pas abouti'],
  [
    'anomaly',
    { payment: { ...open, status: 'anomaly' as const } },
    /arrivé, mais la campagne n’a pas pu démarrer/,
  ],
  [
    'refunded',
    { payment: { ...open, status: 'refunded' as const } },
    'Le paiement a été remboursé',
  ],
  [
    'scheduled',
    { ...active, state: 'scheduled' as const },
    'La campagne commence le 1er juin 2031',
  ],
])('shows the notice for the campaign or payment state %s', async (_name, change, sentence) => {
  openCampaign(change);
  expect(await screen.findByText(sentence, {}, slowly)).toBeVisible();
});

it('shows why a moderator stopped the campaign, and keeps its report and invoices', async () => {
  openCampaign({
    ...active,
    state: 'stopped',
    stoppedAt: '2031-06-03T10:00:00Z',
    stopReason: 'L’événement est annulé.',
  });
  expect(
    await screen.findByText('Cette campagne a été arrêtée le 3 juin 2031', {}, slowly),
  ).toBeVisible();
  expect(screen.getByText('L’événement est annulé.')).toBeVisible();
  const row = (
    await screen.findByRole('rowheader', { name: 'Vues de la page de l’événement' })
  ).closest('tr');
  expect(row).toHaveTextContent('Vues de la page de l’événement49');
  expect(
    await screen.findByRole('button', { name: 'Télécharger la facture F2031-000001 (PDF)' }),
  ).toBeVisible();
});

it('the button « Réessayer » loads the report of a campaign again after a failure', async () => {
  let isUp = false;
  const answer = () => (isUp ? report : refusal(404, 'campaign_not_found'));
  openCampaign({ ...active, state: 'running' }, { [`GET ${path}/report`]: answer });
  const again = await screen.findByRole('button', { name: 'Réessayer' }, slowly);
  isUp = true;
  await userEvent.click(again);
  expect(await screen.findByRole('table', { name: 'Avant et pendant' })).toBeVisible();
});

it('shows that the campaign does not exist when the API answers 404', async () => {
  openPage(path, organiser, { [`GET ${path}`]: refusal(404, 'campaign_not_found') });
  expect(
    await screen.findByRole('heading', { name: 'Cette campagne n’existe pas' }, slowly),
  ).toBeVisible();
});

it('the stop dialog says how many people get a mail and asks for a reason; « Revenir en arrière » undoes the stop', async () => {
  const stopped = aCampaign({
    ...active,
    state: 'stopped',
    stoppedAt: '2031-06-03T10:00:00Z',
    stopReason: 'Doublon',
  });
  const profile = claude({ permissions: ['camp_mod'] });
  const stopPath = `/moderation/campaigns/${campaignId}/stop`;
  const { sent } = openCampaign(
    { ...active, state: 'running' },
    {
      [`GET ${stopPath}/recipients`]: { count: 3 },
      [`POST ${stopPath}`]: stopped,
      [`DELETE ${stopPath}`]: aCampaign({ ...active, state: 'running' }),
    },
    '',
    profile,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Arrêter la campagne' }, slowly));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/^3 personnes de l’organisation/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Arrêter la campagne' }));
  expect(await within(dialog).findByText('Écrivez un motif.')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox'), 'Doublon');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Arrêter la campagne' }));
  expect(await screen.findByText(/a été arrêtée le/)).toBeVisible();
  expect(sent(`POST ${stopPath}`)).toEqual([{ reason: 'Doublon' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Revenir en arrière' }, slowly));
  expect(await screen.findByRole('button', { name: 'Arrêter la campagne' }, slowly)).toBeVisible();
  expect(sent(`DELETE ${stopPath}`)).toHaveLength(1);
});

describe('O14: the recourse of a stopped campaign', () => {
  const stopped = aCampaign({
    ...active,
    state: 'stopped',
    stoppedAt: '2031-06-03T10:00:00Z',
    stopReason: 'Doublon',
  });
  const write = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Écrire à l’équipe' }, slowly));
    return within(await screen.findByRole('dialog', { name: 'Écrire à l’équipe' }, slowly));
  };

  it('sends the message of the organiser to the team with the address of the account and the page of the campaign', async () => {
    const { sent } = openCampaign(stopped, { 'POST /feedback': { isReceived: true } });
    const dialog = await write();
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await dialog.findByText('Écrivez votre message.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'L’affiche est la nôtre.');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(/^Message envoyé/, {}, slowly)).toBeVisible();
    expect(sent('POST /feedback')).toEqual([
      {
        message: 'L’affiche est la nôtre.',
        email: 'claude@example.org',
        page: `/org/campaigns/${campaignId}`,
        locale: 'fr',
      },
    ]);
  });

  it('keeps the message and shows the error when the API refuses it', async () => {
    openCampaign(stopped, { 'POST /feedback': refusal(429, 'feedback_limited') });
    const dialog = await write();
    await userEvent.type(dialog.getByRole('textbox'), 'Bonjour');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Bonjour');
  });

  it('offers no message to a reader of the organisation', async () => {
    openCampaign(stopped, {}, '', claude());
    expect(await screen.findByText(/a été arrêtée le/, {}, slowly)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Écrire à l’équipe' })).toBeNull();
  });
});
