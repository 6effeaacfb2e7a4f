// Specification: §1.16 (campaigns), §2.67 (campaigns), §8.20 (a period that is taken)
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  aCampaign,
  anOffer,
  anOnlinePoi,
  campaignId,
  organisation,
  poiId,
} from '../../test/a-campaign.ts';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
// Imported up front: on a cold cache the lazy import takes longer than a test waits.
import '../../features/campaigns/create/period-calendar.tsx';
import '../../features/campaigns/create/period-fields.tsx';

afterEach(() => vi.restoreAllMocks());

const organiser = claude({
  permissions: ['poi_editor', 'camp_editor'],
  organisations: [organisation],
});
const counts = { draft: 1, scheduled: 0, running: 2, ended: 0, stopped: 0 };
const list = (items: object[]) => ({ items, total: items.length, counts });
const slowly = { timeout: 5000 };
const item = {
  id: poiId,
  slugFr: 'bal-tours',
  label: 'Bal du 14 juillet',
  status: 'published',
  isPublished: true,
  version: 1,
  organisation: { id: organisation.id, name: organisation.name },
  theme: 'fetes',
  locality: 'Tours',
  startDate: '2031-07-14',
  endDate: '2031-07-14',
  startTime: '20:30:00',
  isPast: false,
  isPermanent: false,
  mainMediaFileId: null,
  liveState: 'scheduled',
  isEnabled: true,
  updatedAt: '2027-06-01T10:00:00Z',
};
const taken = { campaignId: null, startDate: '2031-06-08', endDate: '2031-06-14', kind: 'active' };
const plan = {
  'GET /org/campaigns/offer': anOffer(),
  [`GET /org/pois/${poiId}/campaigns`]: { occupied: [taken], items: [] },
  [`GET /pois/${poiId}`]: anOnlinePoi,
};

it('lists a campaign with dates, price and state, and puts a chosen state in the URL', async () => {
  const running = aCampaign({
    status: 'active',
    state: 'running',
    payment: { status: 'paid', expiresAt: '2031-06-01T10:00:00Z' },
  });
  const { router } = openPage('/org/campaigns', organiser, {
    'GET /org/campaigns': list([running]),
  });
  const row = (await screen.findByRole('link', { name: 'Bal, avant l’été' }, slowly)).closest('li');
  if (!row) throw new Error('the campaign is no line of a list');
  for (const text of ['En cours', '2 semaines', '48 € TTC', 'Du 1er juin 2031 au 14 juin 2031'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).queryByText('Payée')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /En cours/ }));
  expect(router.state.location.search).toBe('?state=running');
});

it('offers to create the first campaign when the list is empty', async () => {
  openPage('/org/campaigns', organiser, { 'GET /org/campaigns': list([]) });
  expect(await screen.findByRole('heading', { name: /coup de pouce/ }, slowly)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Créer une campagne' })[0]).toHaveAttribute(
    'href',
    '/org/campaigns/new',
  );
});

it('says that an approved organisation is needed while the organisation is pending', async () => {
  const waiting = claude({
    permissions: ['camp_editor'],
    organisations: [{ ...organisation, status: 'pending' }],
  });
  openPage('/org/campaigns', waiting, { 'GET /org/campaigns': list([]) });
  expect(
    await screen.findByRole('heading', { name: 'Il faut une organisation validée' }, slowly),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Créer une campagne' })).toBeNull();
});

it('loads the list of campaigns again with « Réessayer » after a failure', async () => {
  let isUp = false;
  openPage('/org/campaigns', organiser, {
    'GET /org/campaigns': () => (isUp ? list([aCampaign()]) : refusal(403, 'permission_missing')),
  });
  const again = await screen.findByRole('button', { name: 'Réessayer' }, slowly);
  isUp = true;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Bal, avant l’été' })).toBeVisible();
});

it('spec "camp_editor users lacking access are sent to /org/profile": redirects an account without camp_editor, and hides the menu entry', async () => {
  const { router } = openPage('/org/campaigns', claude({ organisations: [organisation] }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/org/profile'), slowly);
  expect(screen.queryByRole('link', { name: 'Campagnes' })).toBeNull();
});

it('O15: creates a draft campaign in three steps, among which the browser goes back: an event that is not past, free days with a price, placement', async () => {
  const user = userEvent.setup();
  const over = {
    ...item,
    id: '0197a000-0000-7000-8000-000000000002',
    label: 'Bal passé',
    isPast: true,
  };
  const { router, sent } = openPage('/org/campaigns/new', organiser, {
    ...plan,
    'GET /org/pois': { items: [item, over], total: 2, counts: {} },
    'POST /org/campaigns': aCampaign(),
    [`GET /org/campaigns/${campaignId}`]: aCampaign(),
  });
  expect(await screen.findByRole('radio', { name: /Bal passé/ }, slowly)).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /Bal du 14 juillet/ }));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(screen.getByText('Étape 2 sur 3')).toHaveFocus());
  const bill = await screen.findByLabelText('Prix de la campagne', {}, slowly);
  expect(bill).toHaveTextContent('1 semaine × 20 € HT20 €TVA 20 %4 €Total TTC24 €');
  expect(
    await screen.findByRole('button', { name: /10 juin 2031, déjà pris/ }, slowly),
  ).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Une semaine de plus' }));
  expect(await screen.findByText(/occupe la période du 8 juin au 14 juin/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Partir du 15 juin' }));
  expect(
    await screen.findByText(/Du dimanche 15 juin 2031 au samedi 28 juin 2031 inclus/),
  ).toBeVisible();
  expect(screen.getByLabelText('Prix de la campagne')).toHaveTextContent('Total TTC48 €');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(await screen.findByText(/^Sur la page «.Que faire à Tours.», à /)).toBeVisible();
  expect(screen.getByRole('img', { name: /Sponsorisé/ })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Étape 2 sur 3')).toBeVisible();
  expect(screen.getByLabelText('Prix de la campagne')).toHaveTextContent('Total TTC48 €');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/org/campaigns/${campaignId}`));
  expect(sent('POST /org/campaigns')).toEqual([
    { poiId, title: 'Bal du 14 juillet', startDate: '2031-06-15', weeks: 2 },
  ]);
});

it('"Payer et activer" creates the draft campaign once and opens the payment page with a full page load', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const address = `/org/campaigns/new?poi=${poiId}&step=summary&start=2031-06-15&weeks=2`;
  const { sent } = openPage(address, organiser, { ...plan, 'POST /org/campaigns': aCampaign() });
  await userEvent.click(await screen.findByRole('button', { name: 'Payer et activer' }, slowly));
  await waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith(`/org/campaigns/${campaignId}/payment`),
  );
  expect(sent('POST /org/campaigns')).toHaveLength(1);
});

it('says that the days are taken when saving a draft gets campaign_period_taken, and keeps the start day in the URL', async () => {
  const address = `/org/campaigns/new?poi=${poiId}&step=summary&start=2031-06-15&weeks=2`;
  const { router } = openPage(address, organiser, {
    ...plan,
    'POST /org/campaigns': refusal(409, 'campaign_period_taken'),
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Enregistrer le brouillon' }, slowly),
  );
  expect(await screen.findByText(/viennent d’être prises/)).toBeVisible();
  expect(router.state.location.search).toContain('start=2031-06-15');
});

it('hides the payment button while payments are not configured, and names art. 293 B without a VAT rate', async () => {
  const address = `/org/campaigns/new?poi=${poiId}&step=summary&start=2031-06-15&weeks=2`;
  openPage(address, organiser, {
    ...plan,
    'GET /org/campaigns/offer': anOffer({ isPayable: false, vatPercent: null }),
  });
  expect(await screen.findByText(/n’est pas encore ouvert/, {}, slowly)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payer et activer' })).toBeNull();
  expect(screen.getByLabelText('Prix de la campagne')).toHaveTextContent('art. 293 B');
});
