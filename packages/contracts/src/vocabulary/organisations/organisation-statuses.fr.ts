import type { OrganisationStatus, RegistryState } from './organisation-statuses.ts';

export const organisationStatusLabels: Record<OrganisationStatus, string> = {
  pending: 'En attente de validation',
  approved: 'Validée',
  refused: 'À corriger',
  suspended: 'Suspendue',
};

export const registryStateLabels: Record<RegistryState, string> = {
  found: 'Vérifiée au registre',
  masked: 'Partiellement publique',
  unknown: 'Inconnue du registre',
  unchecked: 'À vérifier',
};
