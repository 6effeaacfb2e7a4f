import type { Viewer } from './viewer.ts';

/** The calling account and its rights to change events. */
export type Asker = { accountId: string; canEdit: boolean; isModerator: boolean; isAdmin: boolean };

/** Pass `isModerator` where another permission than `poi_mod` moderates a part of an event. */
export const askerOf = (
  { userId, permissions, role }: Pick<Viewer, 'userId' | 'permissions' | 'role'>,
  isModerator = permissions.includes('poi_mod'),
): Asker => ({
  accountId: userId,
  canEdit: permissions.includes('poi_editor'),
  isModerator,
  isAdmin: role === 'admin',
});
