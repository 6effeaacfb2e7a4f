import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';

export const organisationDecisions = {
  approved: { from: 'pending', to: 'approved', mail: 'organisation-approved' },
  refused: { from: 'pending', to: 'refused', mail: 'organisation-refused' },
  suspended: { from: 'approved', to: 'suspended', mail: 'organisation-suspended' },
  restored: { from: 'suspended', to: 'approved', mail: 'organisation-approved' },
} as const satisfies Record<
  string,
  { from: OrganisationStatus; to: OrganisationStatus; mail: string }
>;

export type OrganisationDecision = keyof typeof organisationDecisions;
