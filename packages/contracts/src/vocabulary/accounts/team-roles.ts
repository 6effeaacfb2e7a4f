import type { Role } from './roles.ts';

/** Roles that an administrator grants; `organizer` comes with the membership of an organisation. */
export const teamRoles = ['curator', 'moderator', 'admin'] as const satisfies readonly Role[];
export type TeamRole = (typeof teamRoles)[number];

export const isTeamRole = (role: string): role is TeamRole =>
  (teamRoles as readonly string[]).includes(role);
