import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { hashOf } from '../../../platform/secret-token.ts';
import { invitationsRepository } from './invitations.repository.ts';
import type { InvitationPreview } from './invitations.schema.ts';

export type PreviewInvitationDeps = { db: Db; clock: Clock };

/** The token is the only credential. Problems: invitation_not_found. */
export const previewInvitation =
  ({ db, clock }: PreviewInvitationDeps) =>
  async (token: string): Promise<InvitationPreview> => {
    const found = await invitationsRepository(db).findByToken(hashOf(token), clock.now());
    if (!found) throw new Problem('invitation_not_found');
    const { name, locality, inviter, role, email, expiresAt } = found;
    return {
      organisation: { name, locality },
      inviter,
      role,
      email,
      expiresAt: expiresAt.toISOString(),
    };
  };
