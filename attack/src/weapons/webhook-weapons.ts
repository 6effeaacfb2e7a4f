import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Hands, Weapon } from './weapon.ts';

/** Addresses that must not become a webhook, or whose receiver must not harm the worker. */
const addresses = [
  '/agendas/endless.ics',
  '/agendas/slow.ics?ms=20000',
  '/agendas/redirect-private',
  '/agendas/cut.ics',
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://localhost/',
  'https://user:password@example.org/',
  'https://example.org:22/',
  'gopher://example.org/',
];

const created = z.object({ id: z.string() });
const log = z.object({ items: z.array(z.object({ attemptedAt: z.string().nullable() })) });
const triedWithinMs = 20_000;
const pollMs = 500;

async function untilTried({ fire }: Hands, path: string): Promise<void> {
  const deadline = Date.now() + triedWithinMs;
  while (Date.now() < deadline) {
    const request = { method: 'GET', path: `${path}/deliveries` } as const;
    const answer = await fire('listWebhookDeliveries', request, 'ownerA');
    const read = log.safeParse(JSON.parse(answer.text));
    if (!read.success || read.data.items.some(({ attemptedAt }) => attemptedAt !== null)) return;
    await pause(pollMs);
  }
}

/** Creates a webhook, has a test event sent, and deletes it where the service took it. */
async function subscribe(hands: Hands, url: string): Promise<void> {
  const all = `/api/v1/org/organisations/${hands.world.things.A.organisationId}/webhooks`;
  const body = JSON.stringify({ url, types: ['event.published'] });
  const request = { method: 'POST', path: all, body } as const;
  const answer = await hands.fire('createWebhook', request, 'ownerA');
  const taken = created.safeParse(answer.status === 201 ? JSON.parse(answer.text) : undefined);
  if (!taken.success) return;
  const path = `${all}/${taken.data.id}`;
  await hands.fire('testWebhook', { method: 'POST', path: `${path}/test` }, 'ownerA');
  await untilTried(hands, path);
  await hands.fire('deleteWebhook', { method: 'DELETE', path }, 'ownerA');
}

export const webhookWeapons: Weapon[] = addresses.map((address) => ({
  name: `webhook/${address}`,
  use: (hands) =>
    subscribe(
      hands,
      address.startsWith('/') ? `${hands.world.around.sandboxUrl}${address}` : address,
    ),
}));
