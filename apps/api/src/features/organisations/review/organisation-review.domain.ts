import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';

/** Each moderator decision: its source state, its target state, and the mail to the owners. */
export const organisationDecisions = {
  approved: { from: 'pending', to: 'approved', mail: 'organisation-approved' },
  refused: { from: 'pending', to: 'refused', mail: 'organisation-refused' },
  suspended: { from: 'approved', to: 'suspended', mail: 'organisation-suspended' },
  restored: { from: 'suspended', to: 'approved', mail: 'organisation-approved' },
} as const satisfies Record<
  string,
  { from: OrganisationStatus; to: OrganisationStatus; mail: string }
>;

/** A decision's name in the history. */
export type OrganisationDecision = keyof typeof organisationDecisions;
