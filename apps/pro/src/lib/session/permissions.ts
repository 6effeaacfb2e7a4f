import type { UserProfile } from '@parages/contracts/types';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { useProfile } from './signed-in.ts';

/** False while the profile loads. */
export const useHas = (permission: Permission): boolean =>
  useProfile()?.permissions.includes(permission) ?? false;

/** False while the profile loads. */
export const useIsAdmin = (): boolean => useProfile()?.role === 'admin';

export const isReaderOf = (organisations: UserProfile['organisations']): boolean =>
  organisations.some(({ role }) => role === 'reader');

/**
 * Value of `message` in the query string of the profile page when the requested page needs a
 * permission that the account lacks.
 */
export const reservedMessage = 'reserved';

export const whenReserved = `/org/profile?${new URLSearchParams({ message: reservedMessage })}`;
