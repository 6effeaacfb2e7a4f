import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

/**
 * What the words of one theme say of a record. Phrases are separated by commas or new lines, written
 * with or without accents, in the singular or the plural; `*` at the end of a phrase matches any
 * ending of its last word.
 */
export type ThemeWords = {
  theme: Theme;
  /** Names of what one attends: « concert », « visite guidée ». One in a title suffices. */
  forms: string;
  /** Names of days and seasons on which many kinds of things take place: « Journées du patrimoine ». */
  occasions?: string;
  /** Words that go with the theme but name nothing to attend: alone, none suffices. */
  signs: string;
};
