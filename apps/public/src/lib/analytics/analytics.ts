import { createTracker } from './tracker.ts';

export const analytics = createTracker();

/** Browser only. Without consent, these functions send nothing. */
export const { track, trackOnce, updatePerson } = analytics;
