import type { InvitationRow } from './invitations.repository.ts';
import type { Invitation } from './invitations.schema.ts';

export const toInvitation = (
  { id, email, role, createdAt, expiresAt }: InvitationRow,
  now: Date,
): Invitation => ({
  id,
  email,
  role,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isExpired: expiresAt <= now,
});
