import { isPermission } from '@parages/contracts/vocabulary/permissions';
import UserRoles from 'supertokens-node/recipe/userroles';

/** Roles, whose permissions in a session are ours or none. */
export const userRoles = () =>
  UserRoles.init({
    override: {
      functions: (original) => ({
        ...original,
        getPermissionsForRole: async (input) => {
          const answer = await original.getPermissionsForRole(input);
          return answer.status === 'OK' ? { ...answer, permissions: answer.permissions.filter(isPermission) } : answer;
        },
      }),
    },
  });
