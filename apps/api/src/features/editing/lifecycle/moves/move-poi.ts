import type { Asker } from '../../../../platform/access/asker.ts';
import type { OrganiserPoi } from '../../organiser-poi.schema.ts';
import type { Entry, LockedPoi, PoiChangesService } from '../../poi-changes.service.ts';
import type { Acceptance, Archival, Refusal, Submission } from '../lifecycle.schema.ts';
import type { LifecycleService } from '../lifecycle.service.ts';
import type { Origins } from '../lifecycle-mails.service.ts';

export type Move =
  | ({ to: 'submission' } & Submission)
  | {
      to: 'withdrawal' | 'publication' | 'revision' | 'discarding' | 'undoing';
      version: number;
    }
  | ({ to: 'archival' } & Archival)
  | ({ to: 'acceptance' } & Acceptance)
  | ({ to: 'refusal' } & Refusal);

export type MovePoiDeps = {
  poiChanges: Pick<PoiChangesService, 'change'>;
  lifecycle: LifecycleService;
};

export const movePoi =
  ({ poiChanges, lifecycle }: MovePoiDeps) =>
  (asker: Asker, poiId: string, move: Move, origins: Origins): Promise<OrganiserPoi> =>
    poiChanges.change({ asker, poiId, version: move.version }, (locked) =>
      moveLocked(lifecycle, locked, move, origins),
    );

function moveLocked(
  lifecycle: LifecycleService,
  locked: LockedPoi,
  move: Move,
  origins: Origins,
): Promise<Entry> {
  switch (move.to) {
    case 'submission':
      return lifecycle.submit(locked, move, origins);
    case 'withdrawal':
      return lifecycle.withdraw(locked, origins);
    case 'publication':
      return lifecycle.publish(locked, origins);
    case 'revision':
      return lifecycle.revise(locked);
    case 'discarding':
      return lifecycle.discard(locked);
    case 'archival':
      return lifecycle.archive(locked, move);
    case 'acceptance':
      return lifecycle.accept(locked, move, origins);
    case 'refusal':
      return lifecycle.refuse(locked, move, origins);
    case 'undoing':
      return lifecycle.undo(locked, origins);
  }
}
