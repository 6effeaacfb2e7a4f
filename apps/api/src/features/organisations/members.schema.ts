import { memberRoles } from '@parages/contracts/vocabulary/member-roles';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisation-statuses';
import { z } from 'zod';
import { boundedText } from '../../platform/bounded-text.ts';
import { emailField } from './organisations.schema.ts';

const instant = z.string();
const role = z.enum(memberRoles);

export const memberSchema = z
  .object({
    accountId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role,
    joinedAt: instant,
    isMe: z.boolean(),
  })
  .meta({
    id: 'Member',
    description: 'Somebody of an organisation. Names are empty when they are not known.',
  });
export type Member = z.output<typeof memberSchema>;

export const invitationSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    role,
    createdAt: instant,
    expiresAt: instant,
    isExpired: z.boolean(),
  })
  .meta({
    id: 'Invitation',
    description:
      'An invitation nobody has accepted yet. Inviting the same address again replaces it.',
  });
export type Invitation = z.output<typeof invitationSchema>;

export const membersSchema = z
  .object({
    items: z.array(memberSchema),
    invitations: z.array(invitationSchema).describe('For owners and moderators; empty for others'),
  })
  .meta({ id: 'Members' });
export type Members = z.output<typeof membersSchema>;

export const roleBody = z.strictObject({ role });
export const invitationBody = z.strictObject({ email: emailField, role });
export type InvitationBody = z.output<typeof invitationBody>;

// Anything that cannot be a token is one nobody gave.
export const tokenBody = z.strictObject({ token: boundedText(100).min(1) });

export const invitationPreviewSchema = z
  .object({
    organisation: z.object({ name: z.string(), locality: z.string() }),
    inviter: z.string().describe('First name; empty when it is not known'),
    role,
    email: z.string().describe('Only an account of this address may accept'),
    expiresAt: instant,
  })
  .meta({ id: 'InvitationPreview' });
export type InvitationPreview = z.output<typeof invitationPreviewSchema>;

export const memberProfileSchema = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    createdAt: instant,
    organisations: z.array(
      z.object({ id: z.string(), name: z.string(), role, status: z.enum(organisationStatuses) }),
    ),
  })
  .meta({
    id: 'MemberProfile',
    description:
      'A member, to read only. An owner is told of the organisations he owns; a moderator of all.',
  });
export type MemberProfile = z.output<typeof memberProfileSchema>;

export const memberParams = z.strictObject({
  organisationId: z.uuid(),
  accountId: boundedText(100).min(1),
});
export const invitationParams = z.strictObject({
  organisationId: z.uuid(),
  invitationId: z.uuid(),
});
export const accountParams = z.strictObject({ accountId: boundedText(100).min(1) });
export const leftSchema = z.object({ isRemoved: z.literal(true) }).meta({ id: 'MemberRemoved' });
