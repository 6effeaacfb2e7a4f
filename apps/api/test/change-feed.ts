import { expect } from 'vitest';
import type { Db } from '../src/platform/database/database.ts';
import type { Api } from './servers/start-api.ts';

export type FeedItem = {
  changedAt: string;
  kind?: string;
  poi?: { id: string; label: string };
  tombstone?: { poiId: string; reason: string; mergedInto: string | null };
};
/**
 * Waits until the feed may show what is committed. Transactions of other tests, which share the
 * server of the database, delay it.
 */
export async function settle(db: Db): Promise<void> {
  const [mine] = await db.$queryRawUnsafe<{ xid: string }[]>(
    'SELECT pg_current_xact_id()::text AS xid',
  );
  await expect
    .poll(
      async () => {
        const [seen] = await db.$queryRawUnsafe<{ isSettled: boolean }[]>(
          `SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8 AS "isSettled"`,
          mine?.xid,
        );
        return seen?.isSettled;
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(true);
}

/** Reads every page after `cursor`; what an item is about, in a word, for `words`. */
export async function readFeed(
  api: Pick<Api, 'get' | 'db'>,
  cursor?: string,
  query: Record<string, string | number> = {},
): Promise<{ items: FeedItem[]; next: string }> {
  await settle(api.db);
  const items: FeedItem[] = [];
  let next = cursor;
  for (;;) {
    const { status, body } = await api.get('/pois/changes', { ...query, updatedSince: next });
    expect({ status, body }).toMatchObject({ status: 200 });
    items.push(...body.items);
    next = body.next as string;
    if (!body.hasMore) return { items, next };
  }
}

/** "published id" for an event, "archived id" for one to remove. */
export const inWords = (items: readonly FeedItem[]): string[] =>
  items.map(({ kind, poi, tombstone }) =>
    tombstone ? `${tombstone.reason} ${tombstone.poiId}` : `${kind} ${poi?.id}`,
  );
