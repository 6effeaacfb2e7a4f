import { isPermission } from '@parages/contracts/vocabulary/accounts/permissions';
import UserRoles from 'supertokens-node/recipe/userroles';

/**
 * Disables the library's claims of roles and permissions: the session recipe puts both into the
 * claim `rights` of an access token, with the time at which they were read.
 */
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
