import type { Viewer } from './viewer.ts';

/** Who asks: an account, and what its permissions let it do beyond its own organisations. */
export type Asker = { accountId: string; canEdit: boolean; isModerator: boolean; isAdmin: boolean };

/** Whoever asks, as those look at him who let events be changed. `isModerator`: what makes a moderator where only a part of an event is moderated. */
export const askerOf = (
  { userId, permissions, role }: Pick<Viewer, 'userId' | 'permissions' | 'role'>,
  isModerator = permissions.includes('poi_mod'),
): Asker => ({
  accountId: userId,
  canEdit: permissions.includes('poi_editor'),
  isModerator,
  isAdmin: role === 'admin',
});
