import type { LiveState } from './live-states.ts';

/** Cards show no label for `scheduled`. */
export const liveStateLabels: Record<LiveState, string> = {
  scheduled: 'On',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  full: 'Sold out',
};
