/** Where an organisation stands: only an approved one publishes; a refused one may be corrected and sent again. */
export const organisationStatuses = ['pending', 'approved', 'refused', 'suspended'] as const;

/** An organisation status's wire value. */
export type OrganisationStatus = (typeof organisationStatuses)[number];

/** Where each status may lead. `pending → pending` corrects what waits; `suspended → approved` hands it back. */
export const organisationTransitions: Readonly<
  Record<OrganisationStatus, readonly OrganisationStatus[]>
> = {
  pending: ['pending', 'approved', 'refused'],
  approved: ['approved', 'suspended'],
  refused: ['pending'],
  suspended: ['approved'],
};

/** What the registry of companies said: found, found with a masked name, no such SIREN, or it could not be asked. */
export const registryStates = ['found', 'masked', 'unknown', 'unchecked'] as const;

/** A registry state's wire value. */
export type RegistryState = (typeof registryStates)[number];
