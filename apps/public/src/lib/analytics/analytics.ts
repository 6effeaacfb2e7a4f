import { createTracker } from './tracker.ts';

/**
 * The tracker of this tab. Queues events for a minute at most while the visitor has not decided;
 * closed after page load on an installation without analytics.
 */
export const analytics = createTracker();

/**
 * Functions that send analytics events (`track({ name: 'Home filtered', … })`) and profile data,
 * nothing before or without consent. Browser only.
 */
export const { track, trackOnce, updatePerson } = analytics;
