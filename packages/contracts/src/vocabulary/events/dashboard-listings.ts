import type { Permission } from '../accounts/permissions.ts';

/**
 * Listings of records of feeds that an import keeps back, of events without a theme, without a
 * picture or without dates, town by town, and by feed and class of the feed.
 */
export const poiListings = [
  'kept-back',
  'no-theme',
  'no-image',
  'no-dates',
  'by-city',
  'by-source',
] as const;

export type PoiListing = (typeof poiListings)[number];

/**
 * The moderators' listings: events that visitors report, then those of `poiListings`. Each value is
 * the last part of the path of its page.
 */
export const dashboardListings = ['reports', ...poiListings] as const;

export type DashboardListing = (typeof dashboardListings)[number];

/**
 * Permission that a listing requires; a listing that is not here is open to every user of the
 * dashboard.
 */
export const listingPermissions: Partial<Record<DashboardListing, Permission>> = {
  reports: 'poi_mod',
  'kept-back': 'theme_mod',
  'no-theme': 'theme_mod',
  'no-image': 'image_mod',
};

export const isDashboardListing = (value: string): value is DashboardListing =>
  (dashboardListings as readonly string[]).includes(value);
