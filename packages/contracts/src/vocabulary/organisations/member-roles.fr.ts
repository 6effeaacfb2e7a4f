import type { MemberRole } from './member-roles.ts';

/** What members read. */
export const memberRoleLabels: Record<MemberRole, string> = {
  owner: 'Propriétaire',
  editor: 'Éditeur',
  reader: 'Lecteur',
};
