import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';

/**
 * The signed-in account as the frame of the site needs it; null for a visitor. The first name is
 * null until the API has answered, or if the account has none.
 */
export type Session = { firstName: string | null; permissions: readonly Permission[] } | null;
