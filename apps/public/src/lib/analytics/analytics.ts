import { createTracker } from './tracker.ts';

/** The tracker of this page, until it is loaded again. `ConsentGate` connects or closes it. */
export const analytics = createTracker();

/**
 * Functions that send analytics events (`track({ name: 'Home filtered', … })`) and profile data.
 * Without consent, they send nothing. Browser only.
 */
export const { track, trackOnce, updatePerson } = analytics;
