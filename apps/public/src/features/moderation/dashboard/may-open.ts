import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import type { DashboardListing } from '@parages/contracts/vocabulary/events/dashboard-listings';

const doors: readonly Permission[] = ['image_mod', 'theme_mod'];
const requiredPermissions: Partial<Record<DashboardListing, Permission>> = {
  'no-theme': 'theme_mod',
  'no-image': 'image_mod',
};

/**
 * Whether these permissions suffice for a listing, or, without `listing`, for the dashboard itself
 * ("only with image_mod or theme_mod"). The API enforces the same rule.
 */
export function mayOpen(permissions: readonly Permission[], listing?: DashboardListing): boolean {
  const permission = listing && requiredPermissions[listing];
  return permission
    ? permissions.includes(permission)
    : doors.some((door) => permissions.includes(door));
}
