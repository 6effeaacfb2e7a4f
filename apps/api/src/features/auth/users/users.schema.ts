import { teamRoles } from '@parages/contracts/vocabulary/accounts/team-roles';
import { z } from 'zod';
import { plainLine } from '../../../platform/input/plain-text.ts';

export const usersQuery = z.strictObject({
  q: plainLine(100)
    .optional()
    .describe(
      'Part of a name (the beginning of a word below three characters), or the beginning of an address; without it, the team',
    ),
});
export type UsersQuery = z.output<typeof usersQuery>;

export const userParams = z.strictObject({ userId: plainLine(64).min(1) });
export const roleBody = z.strictObject({
  role: z.enum(teamRoles),
  isGranted: z.boolean().describe('False takes the role away'),
});
export type RoleBody = z.output<typeof roleBody>;

export const userSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    isVerified: z.boolean(),
    isMe: z.boolean(),
    roles: z.array(z.enum(teamRoles)),
  })
  .meta({ id: 'TeamUser', description: 'An account with its roles in the team.' });
export type TeamUser = z.output<typeof userSchema>;

export const usersSchema = z
  .object({
    items: z.array(userSchema).describe('At most 50'),
    hasMore: z.boolean().describe('More accounts match: search for a longer text'),
  })
  .meta({ id: 'TeamUsers' });
export type TeamUsers = z.output<typeof usersSchema>;
