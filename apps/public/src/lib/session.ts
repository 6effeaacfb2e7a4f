import type { Permission } from '@parages/contracts/vocabulary/permissions';

/** Who is signed in, as the frame of the site needs to know it; null for a visitor. */
export type Session = { firstName: string; permissions: readonly Permission[] } | null;
