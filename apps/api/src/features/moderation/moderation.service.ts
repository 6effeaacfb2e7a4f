import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { LifecycleMailsService } from '../editing/lifecycle/lifecycle-mails.service.ts';
import type { PoiChangesService } from '../editing/poi-changes.service.ts';
import { claimReview } from './claim-review.ts';
import { listPoiDuplicates } from './list-poi-duplicates.ts';
import { listReviewQueue } from './list-review-queue.ts';
import { listMerges } from './merging/list-merges.ts';
import { mergePoi } from './merging/merge-poi.ts';
import { undoMerge } from './merging/undo-merge.ts';
import { countQueues } from './queues/count-queues.ts';
import { reassignPoi } from './reassign-poi.ts';
import { releaseReview } from './release-review.ts';
import { setPoiVisibility } from './set-poi-visibility.ts';

export type ModerationDeps = {
  db: Db;
  clock: Clock;
  poiChanges: PoiChangesService;
  letters: Pick<LifecycleMailsService, 'queue' | 'withdraw'>;
};

export const moderationService = (deps: ModerationDeps) => ({
  countQueues: countQueues(deps),
  listQueue: listReviewQueue(deps),
  claim: claimReview(deps),
  release: releaseReview(deps),
  listDuplicates: listPoiDuplicates(deps),
  merge: mergePoi(deps),
  undoMerge: undoMerge(deps),
  listMerges: listMerges(deps),
  reassign: reassignPoi(deps),
  setVisibility: setPoiVisibility(deps),
});

export type ModerationService = ReturnType<typeof moderationService>;
