import { acceptInvitation } from './accept-invitation.ts';
import { type CreateInvitationDeps, createInvitation } from './create-invitation.ts';
import { previewInvitation } from './preview-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const invitationsService = (deps: CreateInvitationDeps) => ({
  create: createInvitation(deps),
  withdraw: withdrawInvitation(deps),
  preview: previewInvitation(deps),
  accept: acceptInvitation(deps),
});

export type InvitationsService = ReturnType<typeof invitationsService>;
