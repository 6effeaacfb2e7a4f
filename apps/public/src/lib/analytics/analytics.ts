import { createTracker } from './tracker.ts';

/** The tracker of this tab. It waits until the visitor decided; where nothing is counted it is closed once the page is loaded. */
export const analytics = createTracker();

/** Tells an event: `track({ name: 'Home filtered', … })`. Costs nothing before consent, nor without it. Only in the browser. */
export const { track, trackOnce, updatePerson } = analytics;
