import type { Asker } from '../../../../platform/access/asker.ts';
import type { OrganiserPoi } from '../../organiser-poi.schema.ts';
import type { Entry, HeldPoi, PoiChangesService } from '../../poi-changes.service.ts';
import type { Acceptance, Archival, Refusal, Submission } from '../lifecycle.schema.ts';
import type { LifecycleService } from '../lifecycle.service.ts';
import type { Origins } from '../lifecycle-mails.service.ts';

/** A transition of an event, named as its route. */
export type Move =
  | ({ to: 'submission' } & Submission)
  | { to: 'publication' | 'revision' | 'discarding' | 'undoing'; version: number }
  | ({ to: 'archival' } & Archival)
  | ({ to: 'acceptance' } & Acceptance)
  | ({ to: 'refusal' } & Refusal);

export type MovePoiDeps = {
  poiChanges: Pick<PoiChangesService, 'change'>;
  lifecycle: LifecycleService;
};

/** Runs one transition of an event. Problems: those of `change` and of the transition. */
export const movePoi =
  ({ poiChanges, lifecycle }: MovePoiDeps) =>
  (asker: Asker, poiId: string, move: Move, origins: Origins): Promise<OrganiserPoi> =>
    poiChanges.change({ asker, poiId, version: move.version }, (held) =>
      moveHeld(lifecycle, held, move, origins),
    );

function moveHeld(
  lifecycle: LifecycleService,
  held: HeldPoi,
  move: Move,
  origins: Origins,
): Promise<Entry> {
  switch (move.to) {
    case 'submission':
      return lifecycle.submit(held, move, origins);
    case 'publication':
      return lifecycle.publish(held, origins);
    case 'revision':
      return lifecycle.revise(held);
    case 'discarding':
      return lifecycle.discard(held);
    case 'archival':
      return lifecycle.archive(held, move);
    case 'acceptance':
      return lifecycle.accept(held, move, origins);
    case 'refusal':
      return lifecycle.refuse(held, move, origins);
    case 'undoing':
      return lifecycle.undo(held);
  }
}
