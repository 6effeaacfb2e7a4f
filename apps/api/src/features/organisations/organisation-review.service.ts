import { Problem } from '../../platform/problem.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { OrganisationQueue, OrganisationQueueQuery, OrganisationReview } from './organisation-review.schema.ts';

export type Decision = {
  organisationId: string;
  version: number;
  action: 'approved' | 'refused' | 'suspended' | 'restored';
  reason?: string;
};
export type OrganisationReviewService = {
  list: (viewer: Viewer, query: OrganisationQueueQuery) => Promise<OrganisationQueue>;
  get: (viewer: Viewer, id: string) => Promise<OrganisationReview>;
  decide: (viewer: Viewer, decision: Decision, proOrigin: string) => Promise<OrganisationReview>;
};

const later = async (): Promise<never> => {
  throw new Problem('service_unavailable');
};

export const organisationReviewService = (): OrganisationReviewService => ({ list: later, get: later, decide: later });
