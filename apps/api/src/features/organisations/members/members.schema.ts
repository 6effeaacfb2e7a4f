import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { z } from 'zod';
import { boundedText } from '../../../platform/input/bounded-text.ts';
import { invitationSchema } from '../invitations/invitations.schema.ts';

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
    description: 'A member of an organisation. Names are empty when they are not known.',
  });
export type Member = z.output<typeof memberSchema>;

export const membersSchema = z
  .object({
    items: z.array(memberSchema),
    invitations: z
      .array(invitationSchema)
      .describe('Owners and moderators see it; empty for others'),
  })
  .meta({ id: 'Members' });
export type Members = z.output<typeof membersSchema>;

export const roleBody = z.strictObject({ role });

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
      'A member, read-only. An owner sees the memberships in organisations they own; a moderator sees all.',
  });
export type MemberProfile = z.output<typeof memberProfileSchema>;

export const memberParams = z.strictObject({
  organisationId: z.uuid(),
  accountId: boundedText(100).min(1),
});
export const accountParams = z.strictObject({ accountId: boundedText(100).min(1) });
export const leftSchema = z.object({ isRemoved: z.literal(true) }).meta({ id: 'MemberRemoved' });
