export const organisationActions = [
  'created',
  'updated',
  'resubmitted',
  'approved',
  'refused',
  'suspended',
  'restored',
  'change-proposed',
  'change-withdrawn',
  'change-accepted',
  'change-refused',
  'invited',
  'invitation-withdrawn',
  'member-joined',
  'member-role-changed',
  'member-removed',
  'member-left',
  'api-key-created',
  'api-key-rotated',
  'api-key-revoked',
] as const;

export type OrganisationAction = (typeof organisationActions)[number];
