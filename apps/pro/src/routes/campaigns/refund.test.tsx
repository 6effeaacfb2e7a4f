import type { Call } from '@parages/session/test/browser-session';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aCampaign, campaignId } from '../../test/a-campaign.ts';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
import './detail.page.tsx'; // preloaded: a cold import exceeds the test timeout

const slowly = { timeout: 5000 };
const path = `/org/campaigns/${campaignId}`;
const refunds = `/moderation/campaigns/${campaignId}/refunds`;
const admin = claude({ permissions: ['camp_mod'], role: 'admin' });
const none = { paidCents: 4800, refundedCents: 0, items: [] };
const noFigures = { impressions: 0, clicks: 0, views: 0, favorites: 0 };
const part = {
  paidCents: 4800,
  refundedCents: 1000,
  items: [
    { id: 're_1', amountCents: 1000, status: 'succeeded', createdAt: '2031-06-03T10:00:00Z' },
  ],
};
const open = (answers: Answers = {}, profile = admin) =>
  openPage(path, profile, {
    [`GET ${path}`]: aCampaign({
      status: 'active',
      state: 'stopped',
      stoppedAt: '2031-06-03T10:00:00Z',
      payment: { status: 'paid', expiresAt: '2031-06-01T10:00:00Z' },
    }),
    [`GET ${path}/invoices`]: { items: [] },
    [`GET ${path}/report`]: {
      days: [],
      totals: noFigures,
      before: { startDate: '2031-05-31', endDate: '2031-05-31', ...noFigures },
    },
    [`GET ${refunds}`]: none,
    ...answers,
  });
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Rembourser' }, slowly));
  return within(await screen.findByRole('dialog', { name: 'Rembourser cette campagne' }, slowly));
};
const type = async (dialog: Awaited<ReturnType<typeof ask>>, text: string) => {
  await userEvent.clear(dialog.getByLabelText(/^Montant/));
  await userEvent.type(dialog.getByLabelText(/^Montant/), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Rembourser' }));
};

it('O14: an administrator refunds a typed part of the payment, and reads what was refunded', async () => {
  let made = none as object;
  const { sent } = open({
    [`GET ${refunds}`]: () => made,
    [`POST ${refunds}`]: (_call: Call) => {
      made = part;
      return part;
    },
  });
  const dialog = await ask();
  expect(dialog.getByLabelText(/^Montant/)).toHaveValue('48');
  await type(dialog, '10,00');
  expect(
    await screen.findByText(/^10,00\s€ le 3 juin 2031.: remboursé$/, {}, slowly),
  ).toBeVisible();
  expect(screen.getByText(/^48,00\s€ payés, 10,00\s€ remboursés\.$/)).toBeVisible();
  expect(sent(`POST ${refunds}`)).toEqual([{ amountCents: 1000, refundedCents: 0 }]);
});

it('O14: shows an error under an amount above the rest, zero or another text, and sends nothing', async () => {
  const { sent } = open({ [`GET ${refunds}`]: part });
  const dialog = await ask();
  for (const text of ['38,01', '0', 'dix']) {
    await type(dialog, text);
    expect(dialog.getByText(/^Entrez un montant, 38,00\s€ au plus\.$/)).toBeVisible();
  }
  expect(sent(`POST ${refunds}`)).toEqual([]);
});

it('O14: shows why the API refuses a refund', async () => {
  open({ [`POST ${refunds}`]: refusal(412, 'campaign_version_stale') });
  const dialog = await ask();
  await type(dialog, '10');
  expect(await dialog.findByRole('alert')).toHaveTextContent(/a changé cette campagne entre-temps/);
});

it('O14: shows no refunds to a moderator of campaigns who is no administrator', async () => {
  const { calls } = open({}, claude({ permissions: ['camp_mod'] }));
  expect(await screen.findByText(/a été arrêtée le/, {}, slowly)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rembourser' })).toBeNull();
  expect(calls.filter(({ path: asked }) => asked.endsWith('/refunds'))).toEqual([]);
});
