/** What moderators look after: events that lack something, and those of a town. The last part of the address of each page. */
export const dashboardListings = ['no-theme', 'no-image', 'no-dates', 'by-city'] as const;

/** A listing's wire value. */
export type DashboardListing = (typeof dashboardListings)[number];

/** Whether a text is a listing. */
export const isDashboardListing = (value: string): value is DashboardListing =>
  (dashboardListings as readonly string[]).includes(value);
