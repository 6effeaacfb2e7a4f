import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { detailRepository } from '../detail/detail.repository.ts';
import { withDistinctPhoneNumbers } from '../detail/phone-numbers.ts';
import type { Poi } from '../detail/poi-detail.schema.ts';
import { toPoi } from '../poi-answers.domain.ts';
import { digestFilters, writeCursor } from './change-cursor.domain.ts';
import { changeLog, type LoggedChange } from './change-log.ts';
import type { Changes, ChangesQuery } from './changes.schema.ts';

export type ListChangesDeps = { db: Db; clock: Clock };
type Item = Changes['items'][number];

function toItem(change: LoggedChange, contents: ReadonlyMap<string, Poi>): Item {
  const { gone, kind, changedAt, poiId, mergedInto } = change;
  if (gone !== null) return { changedAt, tombstone: { poiId, reason: gone, mergedInto } };
  const poi = contents.get(poiId);
  if (poi === undefined) throw new Error(`The public event ${poiId} has no content`);
  return { kind, changedAt, poi };
}

/**
 * The changes and the content of their events are read in one snapshot, so that an item has the state
 * of its position. Problems: organiser_not_found, change_cursor_expired (of another
 * database or of other filters).
 */
export const listChanges =
  ({ db, clock }: ListChangesDeps) =>
  ({ updatedSince, pageSize, theme, organiser }: ChangesQuery): Promise<Changes> =>
    db.$transaction(
      async (tx) => {
        const now = clock.now();
        const filters = digestFilters({ theme, organiser });
        const page = await changeLog(tx).read({
          after: updatedSince?.position ?? null,
          goneSince: updatedSince?.goneSince ?? null,
          theme,
          organiser,
          pageSize,
          now,
        });
        if (!page.isKnown) throw new Problem('organiser_not_found');
        if (updatedSince && (updatedSince.era !== page.era || updatedSince.filters !== filters))
          throw new Problem('change_cursor_expired');
        const visible = page.items.filter(({ gone }) => gone === null);
        const poiIds = visible.map(({ poiId }) => poiId);
        const rows = poiIds.length === 0 ? [] : await detailRepository(tx).list(poiIds, now);
        const contents = new Map(rows.map((row) => [row.id, withDistinctPhoneNumbers(toPoi(row))]));
        const { era, goneSince, end: position, hasMore } = page;
        return {
          items: page.items.map((change) => toItem(change, contents)),
          next: writeCursor({ era, filters, goneSince, position }),
          hasMore,
        };
      },
      { isolationLevel: 'RepeatableRead' },
    );
