import type { Docs } from '../../../platform/openapi/operation-docs.ts';

export const usersDocs: Docs = {
  operations: {
    listUsers: {
      summary: 'List the members of the team, or find accounts',
      description:
        'Without `q`, accounts with a role in the team; with it, accounts by name or address.',
    },
    changeUserRole: {
      summary: 'Grant or take away a role in the team',
      description: 'Administrators cannot take their own role away: 409 `role_own`.',
      body: { role: 'moderator', isGranted: true },
    },
  },
  properties: { 'TeamUser.roles': 'Roles in the team; empty for any other account.' },
};
