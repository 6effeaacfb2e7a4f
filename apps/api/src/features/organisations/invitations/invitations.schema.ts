import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import { z } from 'zod';
import { boundedText } from '../../../platform/input/bounded-text.ts';
import { emailField } from '../organisations.schema.ts';

const instant = z.string();
const role = z.enum(memberRoles);

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
      'An invitation that has not been accepted yet. Inviting the same address again replaces it.',
  });
export type Invitation = z.output<typeof invitationSchema>;

export const invitationBody = z.strictObject({ email: emailField, role });
export type InvitationBody = z.output<typeof invitationBody>;

// The format is not checked: a malformed token counts as unknown.
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

export const invitationParams = z.strictObject({
  organisationId: z.uuid(),
  invitationId: z.uuid(),
});
