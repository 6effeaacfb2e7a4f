import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../../database/connect.ts';
import type { Stage } from '../stage/start-stage.ts';

const patienceMs = 180_000;
const pollMs = 500;
const skipEveryMs = 10_000;

const tables = ['mail_outbox', 'webhook_delivery'] as const;

async function listWaiting(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ what: string; count: number }>(
    `SELECT 'mails' AS what, count(*)::int AS count FROM mail_outbox WHERE status = 'pending'
     UNION ALL SELECT 'webhooks', count(*)::int FROM webhook_delivery WHERE status = 'pending'`,
  );
  return rows.flatMap(({ what, count }) => (count === 0 ? [] : [`${count} ${what}`]));
}

/**
 * Lets the hours pass for which repetitions and leases wait, while no worker runs: for a worker that
 * starts then, the leases of the former one have ended.
 */
async function skipWaits({ killable }: Stage, client: pg.Client): Promise<void> {
  await killable.worker?.kill();
  for (const table of tables)
    await client.query(`UPDATE ${table} SET next_attempt_at = now() WHERE status = 'pending'`);
  await killable.worker?.start();
}

/**
 * Waits until the worker has sent all mails and webhooks, and the provider's events are processed.
 * Returns what still waits after three minutes.
 */
export function settle(stage: Stage, isDone: () => Promise<boolean>): Promise<string[]> {
  return withClient(stage.databaseUrl, async (client) => {
    const endsAt = Date.now() + patienceMs;
    let skippedAt = 0;
    for (;;) {
      const waiting = await listWaiting(client);
      if (waiting.length === 0 && (await isDone())) return [];
      if (Date.now() > endsAt) return [...waiting, ...((await isDone()) ? [] : ['payments'])];
      if (waiting.length > 0 && Date.now() - skippedAt > skipEveryMs) {
        await skipWaits(stage, client);
        skippedAt = Date.now();
      }
      await wait(pollMs);
    }
  });
}
