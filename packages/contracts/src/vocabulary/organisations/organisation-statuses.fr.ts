import type { OrganisationStatus, RegistryState } from './organisation-statuses.ts';

/** What organisers and moderators read. */
export const organisationStatusLabels: Record<OrganisationStatus, string> = {
  pending: 'En attente de validation',
  approved: 'Validée',
  refused: 'À corriger',
  suspended: 'Suspendue',
};

/** How an organisation's SIREN stands with the registry. */
export const registryStateLabels: Record<RegistryState, string> = {
  found: 'Vérifiée au registre',
  masked: 'Partiellement publique',
  unknown: 'Inconnue du registre',
  unchecked: 'À vérifier',
};
