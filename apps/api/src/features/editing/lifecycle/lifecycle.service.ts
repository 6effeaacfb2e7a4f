import type { ReviewDigestsService } from './bulk/review-digests.service.ts';
import type { LifecycleMailsService } from './lifecycle-mails.service.ts';
import { acceptPoi } from './moves/accept-poi.ts';
import { archivePoi } from './moves/archive-poi.ts';
import { discardRevision } from './moves/discard-revision.ts';
import { publishPoi } from './moves/publish-poi.ts';
import { refusePoi } from './moves/refuse-poi.ts';
import { revisePoi } from './moves/revise-poi.ts';
import { submitPoi } from './moves/submit-poi.ts';
import { undoDecision } from './moves/undo-decision.ts';
import { withdrawSubmission } from './moves/withdraw-submission.ts';

export type LifecycleDeps = { letters: LifecycleMailsService; digests: ReviewDigestsService };

export const lifecycleService = (deps: LifecycleDeps) => ({
  submit: submitPoi(deps),
  withdraw: withdrawSubmission(deps),
  publish: publishPoi(deps),
  revise: revisePoi,
  discard: discardRevision,
  archive: archivePoi,
  accept: acceptPoi(deps),
  refuse: refusePoi(deps),
  undo: undoDecision(deps),
});

export type LifecycleService = ReturnType<typeof lifecycleService>;
