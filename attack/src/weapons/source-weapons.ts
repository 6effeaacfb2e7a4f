import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Hands, Weapon } from './weapon.ts';

/** Addresses of the sandbox, and of hosts that must not be reached. */
const addresses = [
  '/agendas/bomb.ics',
  '/agendas/endless.ics',
  '/agendas/endless.ics?spelling=lower-case',
  '/agendas/endless.ics?spelling=folded',
  '/agendas/endless.ics?spelling=utf-16',
  '/agendas/heavy.ics',
  '/agendas/slow.ics?ms=20000',
  '/agendas/cut.ics',
  '/agendas/redirect-private',
  '/agendas/redirect-round',
  '/agendas/gzip-bomb.ics',
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1:22/',
  'http://[::1]:5432/',
  // Other spellings of 127.0.0.1.
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::ffff:127.0.0.1]/',
];

const state = z.object({ id: z.string(), isWaiting: z.boolean() });
const readWithinMs = 120_000;
const pollMs = 500;

async function untilRead({ fire }: Hands, id: string): Promise<void> {
  const deadline = Date.now() + readWithinMs;
  while (Date.now() < deadline) {
    const request = { method: 'GET', path: `/api/v1/org/sources/${id}` } as const;
    const answer = await fire('getFollowedSource', request, 'ownerA');
    const read = state.safeParse(JSON.parse(answer.text));
    if (!read.success || !read.data.isWaiting) return;
    await pause(pollMs);
  }
}

async function attach(hands: Hands, url: string): Promise<void> {
  const { organisationId } = hands.world.things.A;
  const body = JSON.stringify({ organisationId, url });
  const request = { method: 'POST', path: '/api/v1/org/sources', body } as const;
  const answer = await hands.fire('attachFollowedSource', request, 'ownerA');
  const sent = state.safeParse(answer.status === 201 ? JSON.parse(answer.text) : undefined);
  if (!sent.success) return;
  await untilRead(hands, sent.data.id);
  const path = `/api/v1/org/sources/${sent.data.id}`;
  await hands.fire('detachFollowedSource', { method: 'DELETE', path }, 'ownerA');
}

export const sourceWeapons: Weapon[] = addresses.map((address) => ({
  name: `source/${address}`,
  use: (hands) =>
    attach(hands, address.startsWith('/') ? `${hands.world.around.sandboxUrl}${address}` : address),
}));
