import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import { decideOrganisation } from './decide-organisation.ts';
import { decideOrganisationChange } from './decide-organisation-change.ts';
import { getOrganisationReview } from './get-organisation-review.ts';
import { listOrganisationReviews } from './list-organisation-reviews.ts';

export type OrganisationReviewDeps = { db: Db; clock: Clock; mails: MailsService };

export const organisationReviewService = (deps: OrganisationReviewDeps) => ({
  get: getOrganisationReview(deps),
  list: listOrganisationReviews(deps),
  decide: decideOrganisation(deps),
  decideChange: decideOrganisationChange(deps),
});

export type OrganisationReviewService = ReturnType<typeof organisationReviewService>;
