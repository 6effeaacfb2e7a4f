import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';

/** First words of titles that announce a live state other than scheduled. */
export const titleLiveStates: readonly (readonly [state: LiveState, words: readonly string[]])[] = [
  ['cancelled', ['annule', 'annulee', 'annules', 'annulees', 'annulation']],
  ['postponed', ['reporte', 'reportee', 'reportes', 'reportees']],
  ['full', ['complet']],
];
