import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import type { TitleRule } from './title-themes.fr.ts';

/** Words for places, which imply a theme only when no word of `titleThemes` does. */
export const titlePlaces: readonly TitleRule[] = [
  ['musees', ['musee*', 'museum']],
  [
    'tourisme',
    [
      'chateau',
      'chateaux',
      'abbaye*',
      'prieure',
      'eglise*',
      'collegiale*',
      'cathedrale*',
      'chartreuse',
      'jardin',
      'jardins',
      'troglo*',
      'histoire',
    ],
  ],
];

/** Words of what is not an outing, such as a job fair: no theme is guessed from such a text. */
export const notAnOuting: readonly string[] = [
  'recrut*',
  'emploi*',
  'job dating',
  'interim',
  'france travail',
  'detection de potentiel',
  'reunion d information',
  'alternance',
  'metier*',
  'creation d entreprise',
  'webinaire*',
  'marche du travail',
  'etude de marche',
  'forum des entreprises',
  'formation qualifiante',
  'futur employeur',
  'decrochez une mission',
];

/** First words of titles that announce a live state other than scheduled. */
export const titleLiveStates: readonly (readonly [state: LiveState, words: readonly string[]])[] = [
  ['cancelled', ['annule', 'annulee', 'annules', 'annulees', 'annulation']],
  ['postponed', ['reporte', 'reportee', 'reportes', 'reportees']],
  ['full', ['complet']],
];
