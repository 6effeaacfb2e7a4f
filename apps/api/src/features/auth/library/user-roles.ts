import { isPermission } from '@parages/contracts/vocabulary/accounts/permissions';
import UserRoles from 'supertokens-node/recipe/userroles';

/** Roles, whose permissions are ours or none. Sessions carry them in a claim of our own, which says when they were read. */
export const userRoles = () =>
  UserRoles.init({
    skipAddingRolesToAccessToken: true,
    skipAddingPermissionsToAccessToken: true,
    override: {
      functions: (original) => ({
        ...original,
        getPermissionsForRole: async (input) => {
          const answer = await original.getPermissionsForRole(input);
          return answer.status === 'OK'
            ? { ...answer, permissions: answer.permissions.filter(isPermission) }
            : answer;
        },
      }),
    },
  });
