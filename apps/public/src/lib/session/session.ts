import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';

/** Who is signed in, as the frame of the site needs to know it; null for a visitor. Until the API has said it, the first name is not known. */
export type Session = { firstName: string | null; permissions: readonly Permission[] } | null;
