// Specification: §1.16, §4.34, §8.20
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCampaign, campaignId, organisation } from '../../test/a-campaign.ts';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
// Imported up front: on a cold cache the lazy import takes longer than a test waits.
import '../../features/campaigns/payment/checkout.tsx';
import '../../features/campaigns/payment/load-provider.ts';

const organiser = claude({ permissions: ['camp_editor'], organisations: [organisation] });
const slowly = { timeout: 5000 };
const path = `/org/campaigns/${campaignId}`;
const opened = {
  clientSecret: 'cs_test_1_secret_1',
  publishableKey: 'pk_test_1',
  stripeJsUrl: null,
  expiresAt: '2031-05-30T10:35:00Z',
};

type Options = { fetchClientSecret: () => Promise<string>; onComplete: () => void };
let asked: Options[];
let assign: ReturnType<typeof vi.spyOn>;
const unused = () => undefined;

// Fake of the global that the provider's script defines: an external service, not our code.
const provider = Object.assign(
  () => ({
    elements: unused,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    createEmbeddedCheckoutPage: async (options: Options) => {
      asked.push(options);
      const secret = await options.fetchClientSecret();
      const mount = (place: HTMLElement) => place.append(`Formulaire ${secret}`);
      return { mount, unmount: unused, destroy: unused };
    },
  }),
  { version: 'endive' },
);

beforeEach(() => {
  asked = [];
  Object.assign(window, { Stripe: provider });
  assign = vi.spyOn(window.location, 'assign').mockImplementation(unused);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'Stripe');
});

const openPayment = (answers: Answers = {}) =>
  openPage(`${path}/payment`, organiser, {
    [`GET ${path}`]: aCampaign(),
    [`POST ${path}/payment`]: opened,
    ...answers,
  });

it('shows the provider’s form and the price; on completion, calls the settlement route and opens the campaign page', async () => {
  const paid = aCampaign({ status: 'active', state: 'scheduled' });
  const { sent } = openPayment({ [`POST ${path}/payment/settlement`]: paid });
  expect(await screen.findByText('Formulaire cs_test_1_secret_1', {}, slowly)).toBeVisible();
  expect(screen.getByText(/retenues jusqu’à 12.h.35/)).toBeVisible();
  expect(screen.getByLabelText('Prix de la campagne')).toHaveTextContent('Total TTC48 €');
  expect(sent(`POST ${path}/payment`)).toHaveLength(1);
  asked[0]?.onComplete();
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(sent(`POST ${path}/payment/settlement`)).toHaveLength(1);
  expect(assign.mock.calls).toEqual([[`${path}?payment=done`]]);
});

it('« Abandonner le paiement » deletes the payment through the API and opens the campaign page', async () => {
  const { sent } = openPayment({
    [`DELETE ${path}/payment`]: aCampaign({
      payment: { status: 'expired', expiresAt: opened.expiresAt },
    }),
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Abandonner le paiement' }, slowly),
  );
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`${path}?payment=abandoned`));
  expect(sent(`DELETE ${path}/payment`)).toHaveLength(1);
  expect(sent(`POST ${path}/payment`)).toHaveLength(1);
});

it.each([
  ['campaign_period_taken', 409, /viennent d’être prises/, 'Choisir d’autres dates'],
  ['payments_unavailable', 503, /momentanément indisponible/, 'Réessayer'],
])(
  'shows the reason and a button for the next step when opening the payment fails with %s',
  async (code, status, sentence, button) => {
    openPayment({ [`POST ${path}/payment`]: refusal(status, code) });
    expect(await screen.findByText(sentence, {}, slowly)).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  },
);

it('redirects from the payment page of an active campaign to its page, and opens no payment', async () => {
  const { sent } = openPayment({
    [`GET ${path}`]: aCampaign({ status: 'active', state: 'running' }),
  });
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`${path}?payment=done`), slowly);
  expect(sent(`POST ${path}/payment`)).toHaveLength(0);
});
