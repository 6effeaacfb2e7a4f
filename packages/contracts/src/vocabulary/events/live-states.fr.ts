import type { LiveState } from './live-states.ts';

/** Labels of the live states; cards show none for `scheduled`. */
export const liveStateLabels: Record<LiveState, string> = {
  scheduled: 'Prévu',
  cancelled: 'Annulé',
  postponed: 'Reporté',
  full: 'Complet',
};
