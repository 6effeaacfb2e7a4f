import type { SqlClient } from '../../../platform/database/database.ts';
import type { GoneReason, VisibleChange } from './change-kinds.ts';
import { type ChangeRow, changesRepository, type Position } from './changes.repository.ts';

/**
 * `kind` is relative to the position that the reader gave: the row of an event holds its last
 * change, so several changes since then are one.
 */
export type LoggedChange = ChangeRow &
  ({ gone: null; kind: VisibleChange } | { gone: GoneReason; kind: GoneReason });

export type ChangesRequest = {
  /** The `end` of the page before; null for the first page. */
  after: Position | null;
  /** The `goneSince` of the first page; null for the first page. */
  goneSince: string | null;
  theme?: string | undefined;
  /** Slug of an approved organisation. */
  organiser?: string | undefined;
  pageSize: number;
  now: Date;
};

const start: Position = { xid: '0', poiId: '00000000-0000-0000-0000-000000000000' };
// Bounds the work of one page when few changes match its filters.
const scanSize = 5000;

function withKind({ gone, ...row }: ChangeRow, after: Position, goneSince: string): LoggedChange {
  if (gone !== null) return { ...row, gone, kind: gone };
  // The copy that was begun at `goneSince` has nothing below it yet, on its first page and on later ones.
  const isNew = BigInt(row.xid) < BigInt(goneSince);
  return { ...row, gone, kind: isNew ? 'published' : kindOf(row, after) };
}

function kindOf(row: Omit<ChangeRow, 'gone'>, after: Position): VisibleChange {
  const isAfter = (xid: string): boolean =>
    BigInt(xid) > BigInt(after.xid) || (xid === after.xid && row.poiId > after.poiId);
  if (isAfter(row.stateXid)) return 'published';
  return row.liveState === 'cancelled' && isAfter(row.liveXid) ? 'cancelled' : 'changed';
}

/**
 * The changes of events that visitors see or have seen, in the order of their transactions
 * (`docs/adr/0040`). A reader stores `end` and `era`; with another `era` it starts again.
 */
export const changeLog = (db: SqlClient) => ({
  read: async ({
    after,
    goneSince,
    theme = undefined,
    organiser = undefined,
    pageSize,
    now,
  }: ChangesRequest) => {
    const position = after ?? start;
    const { items, ...page } = await changesRepository(db).list({
      ...position,
      goneSince,
      theme: theme ?? null,
      organiser: organiser ?? null,
      pageSize,
      scanSize,
      asOf: now,
    });
    return { ...page, items: items.map((row) => withKind(row, position, page.goneSince)) };
  },
});
