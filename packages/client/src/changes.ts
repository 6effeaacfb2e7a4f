import type { components, operations } from '@parages/contracts/openapi';
import { ParagesProblem } from './problems.ts';

type ReadPage = components['schemas']['PoiChanges'];
type Query = NonNullable<operations['listPoiChanges']['parameters']['query']>;

/** An event to store, or a tombstone of one to remove. `'poi' in change` separates them. */
export type Change = ReadPage['items'][number];

/** One page of the feed. Apply its changes in their order and store `cursor` with them. */
export type ChangePage = {
  changes: Change[];
  /** Where the next read begins, also after a restart of the program. */
  cursor: string;
  /**
   * True on the first page of a reading of everything: remove every event of the copy before the
   * changes. It is the first page without a cursor, or that after `change_cursor_expired`.
   */
  startsOver: boolean;
  /** True when the copy has everything that the feed had at this read. */
  isCurrent: boolean;
};

export type FollowOptions = {
  /** `cursor` of the last page that was applied; without it, every event is read. */
  cursor?: string | undefined;
  /** Slug of a theme. The same filters belong to a cursor as long as it is used. */
  theme?: Query['theme'] | undefined;
  /** Slug of an approved organisation. */
  organiser?: string | undefined;
  /** Changes of a page, 1 to 100; 100 by default. */
  pageSize?: number | undefined;
  /**
   * Milliseconds between reads of a current copy. Without it, the iteration ends when the copy is
   * current.
   */
  everyMs?: number | undefined;
  /** Ends the iteration without an error, between two pages or during a pause. */
  signal?: AbortSignal | undefined;
};

export type ChangeReader = {
  read: (query: Query, signal: AbortSignal | undefined) => Promise<ReadPage>;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

const isExpired = (error: unknown): boolean =>
  error instanceof ParagesProblem && error.code === 'change_cursor_expired';

const never = new AbortController().signal;

/** Reads from the cursor, or everything again when the service no longer knows the cursor. */
async function readFrom(
  { read }: ChangeReader,
  { theme, organiser, pageSize = 100, signal }: FollowOptions,
  cursor: string | undefined,
): Promise<ChangePage> {
  const ask = async (updatedSince: string | undefined): Promise<ChangePage> => {
    const filters = { ...(theme && { theme }), ...(organiser && { organiser }), pageSize };
    const query = updatedSince === undefined ? filters : { ...filters, updatedSince };
    const { items, next, hasMore } = await read(query, signal);
    const startsOver = updatedSince === undefined;
    return { changes: items, cursor: next, startsOver, isCurrent: !hasMore };
  };
  try {
    return await ask(cursor);
  } catch (error) {
    if (cursor === undefined || !isExpired(error)) throw error;
    return ask(undefined);
  }
}

/**
 * The pages of `GET /api/v1/pois/changes`, one after the other.
 * @throws ParagesProblem, such as `organiser_not_found`; ParagesUnreachable. Follow again with the
 * last cursor after an error.
 */
export async function* followPages(
  reader: ChangeReader,
  options: FollowOptions,
): AsyncGenerator<ChangePage, void, void> {
  const { everyMs, signal = never } = options;
  let cursor = options.cursor;
  try {
    while (!signal.aborted) {
      const page = await readFrom(reader, options, cursor);
      cursor = page.cursor;
      yield page;
      if (!page.isCurrent) continue;
      if (everyMs === undefined) return;
      await reader.pause(everyMs, signal);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
