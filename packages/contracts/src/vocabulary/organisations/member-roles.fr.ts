import type { MemberRole } from './member-roles.ts';

/** Labels for members. */
export const memberRoleLabels: Record<MemberRole, string> = {
  owner: 'Propriétaire',
  editor: 'Éditeur',
  reader: 'Lecteur',
};
