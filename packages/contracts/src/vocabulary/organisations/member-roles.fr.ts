import type { MemberRole } from './member-roles.ts';

export const memberRoleLabels: Record<MemberRole, string> = {
  owner: 'Propriétaire',
  editor: 'Éditeur',
  reader: 'Lecteur',
};
