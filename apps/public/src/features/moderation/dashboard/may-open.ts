import { dashboardPermissions } from '@parages/contracts/vocabulary/accounts/page-permissions';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import {
  type DashboardListing,
  listingPermissions,
} from '@parages/contracts/vocabulary/events/dashboard-listings';

/** The API enforces the same permissions. */
export function mayOpen(permissions: readonly Permission[], listing?: DashboardListing): boolean {
  const permission = listing && listingPermissions[listing];
  return permission
    ? permissions.includes(permission)
    : dashboardPermissions.some((one) => permissions.includes(one));
}
