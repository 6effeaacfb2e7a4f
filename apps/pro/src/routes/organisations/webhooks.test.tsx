import type { Webhook } from '@parages/contracts/types';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import './webhooks.page.tsx'; // preloaded: a cold import exceeds the test timeout

const slowly = { timeout: 5000 };
const path = '/org/organisations/0197a000-0000-7000-8000-000000000001/webhooks';
const webhook: Webhook = {
  id: '0197a000-0000-7000-8000-000000000002',
  url: 'https://example.org/in',
  types: ['event.published'],
  status: 'active',
  failingSince: null,
  secretBeforeUntil: null,
  createdAt: '2026-06-10T10:00:00.000Z',
};
const one = `${path}/${webhook.id}`;
const delivery = {
  id: '0197a000-0000-7000-8000-000000000003',
  sequence: 1,
  type: 'event.published',
  poiId: '0197a000-0000-7000-8000-000000000004',
  occurredAt: '2026-06-10T10:00:00.000Z',
  reasons: [],
  status: 'failed',
  attempts: 11,
  attemptedAt: '2026-06-13T10:00:00.000Z',
  nextAttemptAt: null,
  statusCode: 500,
  fault: null,
};
const list = { items: [webhook] };

it('the secret of a new webhook is shown once it is added, with every type chosen at first', async () => {
  const { sent } = openPage(path, claude(), {
    [`GET ${path}`]: { items: [] },
    [`POST ${path}`]: { ...webhook, secret: 'whsec_abc' },
  });
  const url = await screen.findByRole('textbox', { name: /Adresse qui reçoit/ }, slowly);
  await userEvent.type(url, 'https://example.org/in');
  await userEvent.click(screen.getByRole('button', { name: 'Refusé' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(await screen.findByText('whsec_abc', {}, slowly)).toBeVisible();
  expect(sent(`POST ${path}`)[0]).toEqual({
    url: 'https://example.org/in',
    types: [
      'event.published',
      'event.changed',
      'event.cancelled',
      'event.archived',
      'event.accepted',
    ],
  });
});

it('a text that is no address is refused in the form, an address that the service refuses after it', async () => {
  const { sent } = openPage(path, claude(), {
    [`GET ${path}`]: { items: [] },
    [`POST ${path}`]: () => refusal(422, 'webhook_url_refused'),
  });
  const url = await screen.findByRole('textbox', { name: /Adresse qui reçoit/ }, slowly);
  await userEvent.type(url, 'example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(await screen.findByText(/commence par https:\/\/\./)).toBeVisible();
  expect(sent(`POST ${path}`)).toHaveLength(0);
  await userEvent.clear(url);
  await userEvent.type(url, 'https://10.0.0.1/in');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(await screen.findByText(/Cette adresse ne convient pas/, {}, slowly)).toBeVisible();
});

it('a webhook that was paused after failures says so, and is resumed', async () => {
  let status: Webhook['status'] = 'failing';
  const { sent } = openPage(path, claude(), {
    [`GET ${path}`]: () => ({ items: [{ ...webhook, status }] }),
    [`PATCH ${one}`]: () => {
      status = 'active';
      return { ...webhook, status };
    },
  });
  expect(await screen.findByText(/ne répondait plus depuis trois jours/, {}, slowly)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reprendre les envois' }));
  expect(await screen.findByRole('button', { name: 'Envoyer un essai' }, slowly)).toBeVisible();
  expect(sent(`PATCH ${one}`)[0]).toEqual({ isPaused: false });
});

it('the log says what each message became, and sends one again', async () => {
  const { sent } = openPage(path, claude(), {
    [`GET ${path}`]: list,
    [`GET ${one}/deliveries`]: { items: [delivery] },
    [`POST ${one}/deliveries/${delivery.id}/replay`]: {
      ...delivery,
      status: 'pending',
      attempts: 0,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Journal' }, slowly));
  const log = await screen.findByRole('region', { name: /30 derniers jours/ }, slowly);
  expect(await within(log).findByText(/réponse 500 · 11 essais/, {}, slowly)).toBeVisible();
  await userEvent.click(within(log).getByRole('button', { name: /Renvoyer/ }));
  expect(await screen.findByText('Le message repart dans un instant', {}, slowly)).toBeVisible();
  expect(sent(`POST ${one}/deliveries/${delivery.id}/replay`)).toHaveLength(1);
});

it('a renewed secret is shown after a confirmation', async () => {
  openPage(path, claude(), {
    [`GET ${path}`]: list,
    [`POST ${one}/secret`]: { ...webhook, secret: 'whsec_new' },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Renouveler le secret' }, slowly),
  );
  const dialog = await screen.findByRole('dialog', {}, slowly);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Renouveler le secret' }));
  expect(await screen.findByText('whsec_new', {}, slowly)).toBeVisible();
});
