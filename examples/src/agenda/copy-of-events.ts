import type { ChangePage } from '@parages/client/changes';
import type { PublicEvent } from '@parages/client/types';

/** What became of an event of the copy. */
export type Applied =
  | { kind: 'stored'; event: PublicEvent }
  | { kind: 'removed'; poiId: string; reason: string; mergedInto: string | null };

/** A copy of the public events. A real one stores `cursor` with the events, in one transaction. */
export class CopyOfEvents {
  readonly events = new Map<string, PublicEvent>();
  cursor: string | undefined;

  /** Applies a page of the feed and returns what it changed. */
  apply({ changes, cursor, startsOver }: ChangePage): Applied[] {
    if (startsOver) this.events.clear();
    const applied = changes.map((change): Applied => {
      if ('poi' in change) {
        this.events.set(change.poi.id, change.poi);
        return { kind: 'stored', event: change.poi };
      }
      this.events.delete(change.tombstone.poiId);
      return { kind: 'removed', ...change.tombstone };
    });
    this.cursor = cursor;
    return applied;
  }
}
