/** Who asks: an account, and what its permissions let it do beyond its own organisations. */
export type Asker = { accountId: string; canEdit: boolean; isModerator: boolean; isAdmin: boolean };

type Session = { userId: string; permissions: readonly string[]; role: string };

/** Whoever asks, as this feature looks at him. */
export const askerOf = ({ userId, permissions, role }: Session): Asker => ({
  accountId: userId,
  canEdit: permissions.includes('poi_editor'),
  isModerator: permissions.includes('poi_mod'),
  isAdmin: role === 'admin',
});
