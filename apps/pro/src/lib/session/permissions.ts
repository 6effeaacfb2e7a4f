import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { useProfile } from './signed-in.ts';

/** Whether whoever is signed in holds a permission; false until that is known. */
export const useHas = (permission: Permission): boolean =>
  useProfile()?.permissions.includes(permission) ?? false;

/** Whether an administrator is signed in; false until that is known. */
export const useIsAdmin = (): boolean => useProfile()?.role === 'admin';

/** Why somebody was led to the profile, in its query string. */
export const reservedMessage = 'reserved';

/** Where somebody goes whose permission is missing. */
export const whenReserved = `/org/profile?${new URLSearchParams({ message: reservedMessage })}`;
