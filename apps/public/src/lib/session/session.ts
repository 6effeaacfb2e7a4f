import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';

/**
 * Null for a visitor without a session. The first name is null until the API has answered, or if
 * the account has none.
 */
export type Session = { firstName: string | null; permissions: readonly Permission[] } | null;
