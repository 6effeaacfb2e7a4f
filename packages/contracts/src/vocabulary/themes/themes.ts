/**
 * The 18 themes, in the order of the specification. Theme n (1 to 18) is bit n of
 * `poi_search.theme_mask`: never reorder, only append.
 */
export const themes = [
  'spectacles',
  'concerts',
  'degustations',
  'promenades-a-pied',
  'promenades-a-velo',
  'promenades-a-cheval',
  'tourisme',
  'famille',
  'sports',
  'evenements-artistiques',
  'theatre',
  'musees',
  'marches-et-brocantes',
  'cinema',
  'conference',
  'expositions',
  'fetes',
  'son-et-lumiere-feu-d-artifice',
] as const;

export type Theme = (typeof themes)[number];

export const isTheme = (value: string): value is Theme =>
  (themes as readonly string[]).includes(value);

/**
 * The number of a theme in the search functions of the database: 1 to 18, and 0 for every theme.
 */
export const themeNumber = (theme: Theme | undefined): number =>
  theme === undefined ? 0 : themes.indexOf(theme) + 1;
