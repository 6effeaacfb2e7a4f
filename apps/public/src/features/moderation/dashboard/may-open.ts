import { dashboardPermissions } from '@parages/contracts/vocabulary/accounts/page-permissions';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import {
  type DashboardListing,
  listingPermissions,
} from '@parages/contracts/vocabulary/events/dashboard-listings';

/**
 * Whether these permissions suffice for a listing, or, without `listing`, for the dashboard itself
 * ("only with image_mod or theme_mod"). The API enforces the same rule.
 */
export function mayOpen(permissions: readonly Permission[], listing?: DashboardListing): boolean {
  const permission = listing && listingPermissions[listing];
  return permission
    ? permissions.includes(permission)
    : dashboardPermissions.some((one) => permissions.includes(one));
}
