/**
 * Status of an organisation: only an approved one publishes; a refused one may be corrected and
 * submitted again.
 */
export const organisationStatuses = ['pending', 'approved', 'refused', 'suspended'] as const;

export type OrganisationStatus = (typeof organisationStatuses)[number];

/**
 * Allowed status changes. From a status to itself: a correction of the organisation's data.
 * `suspended → approved` ends a suspension.
 */
export const organisationTransitions: Readonly<
  Record<OrganisationStatus, readonly OrganisationStatus[]>
> = {
  pending: ['pending', 'approved', 'refused'],
  approved: ['approved', 'suspended'],
  refused: ['pending'],
  suspended: ['approved'],
};

/**
 * Result of the company registry lookup: found, found with a masked name, unknown SIREN, or
 * registry unavailable.
 */
export const registryStates = ['found', 'masked', 'unknown', 'unchecked'] as const;

export type RegistryState = (typeof registryStates)[number];
