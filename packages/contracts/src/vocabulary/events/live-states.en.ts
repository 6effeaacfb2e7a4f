import type { LiveState } from './live-states.ts';

/** The badge on a card; `scheduled` shows none. */
export const liveStateLabels: Record<LiveState, string> = {
  scheduled: 'On',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  full: 'Sold out',
};
