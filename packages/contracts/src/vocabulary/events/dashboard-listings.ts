import type { Permission } from '../accounts/permissions.ts';

/**
 * The moderators' listings: events without a theme, without a picture or without dates, and events
 * town by town. Each value is the last part of the path of its page.
 */
export const dashboardListings = ['no-theme', 'no-image', 'no-dates', 'by-city'] as const;

export type DashboardListing = (typeof dashboardListings)[number];

/**
 * Permission that a listing requires; a listing that is not here is open to every user of the
 * dashboard.
 */
export const listingPermissions: Partial<Record<DashboardListing, Permission>> = {
  'no-theme': 'theme_mod',
  'no-image': 'image_mod',
};

export const isDashboardListing = (value: string): value is DashboardListing =>
  (dashboardListings as readonly string[]).includes(value);
