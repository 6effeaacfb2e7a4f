import { Problem } from '../../platform/problem.ts';
import type { Invitation, InvitationBody, InvitationPreview } from './members.schema.ts';
import type { MyOrganisation } from './organisations.schema.ts';

export type InvitationsService = {
  create: (actorId: string, organisationId: string, body: InvitationBody, proOrigin: string) => Promise<Invitation>;
  withdraw: (actorId: string, place: { organisationId: string; invitationId: string }) => Promise<void>;
  preview: (token: string) => Promise<InvitationPreview>;
  accept: (accountId: string, token: string) => Promise<MyOrganisation>;
};

const later = async (): Promise<never> => {
  throw new Problem('service_unavailable');
};

export const invitationsService = (): InvitationsService => ({ create: later, withdraw: later, preview: later, accept: later });
