import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { useProfile } from './signed-in.ts';

/** Whether the account holds a permission; false while the profile loads. */
export const useHas = (permission: Permission): boolean =>
  useProfile()?.permissions.includes(permission) ?? false;

/** Whether the account is an administrator; false while the profile loads. */
export const useIsAdmin = (): boolean => useProfile()?.role === 'admin';

/**
 * Value of `message` in the query string of the profile page when the requested page needs a
 * permission that the account lacks.
 */
export const reservedMessage = 'reserved';

/** Redirect target for an account without the permission of a page. */
export const whenReserved = `/org/profile?${new URLSearchParams({ message: reservedMessage })}`;
