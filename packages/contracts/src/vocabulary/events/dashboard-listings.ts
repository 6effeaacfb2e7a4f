import type { Permission } from '../accounts/permissions.ts';

/**
 * The moderators' listings: events with something missing, and the events of a town. Each value is
 * the last part of a page's path.
 */
export const dashboardListings = ['no-theme', 'no-image', 'no-dates', 'by-city'] as const;

/** A listing's wire value. */
export type DashboardListing = (typeof dashboardListings)[number];

/** Permission that a listing requires; every user of the dashboard may open the other listings. */
export const listingPermissions: Partial<Record<DashboardListing, Permission>> = {
  'no-theme': 'theme_mod',
  'no-image': 'image_mod',
};

/** Whether a text is a listing. */
export const isDashboardListing = (value: string): value is DashboardListing =>
  (dashboardListings as readonly string[]).includes(value);
