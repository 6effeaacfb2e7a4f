import type { LiveState } from './live-states.ts';

/** The badge on a card; `scheduled` shows none. */
export const liveStateLabels: Record<LiveState, string> = {
  scheduled: 'Prévu',
  cancelled: 'Annulé',
  postponed: 'Reporté',
  full: 'Complet',
};
