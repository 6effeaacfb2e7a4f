import type { TitleRule } from './title-themes.ts';

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
