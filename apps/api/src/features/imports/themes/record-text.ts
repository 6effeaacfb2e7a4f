import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

/** How much a class, an agenda or a place says for a theme; `themeWeights` gives the scale. */
export type Evidence = { theme: Theme; weight: number };

/** What the choice of themes reads of a record of a feed. */
export type RecordText = {
  title: string;
  /** The short description first. */
  descriptions: readonly string[];
  keywords: readonly string[];
  /** Categories of the source, in words. */
  categories: readonly string[];
  /** What the classes of the source say. */
  classes: readonly Evidence[];
  place: string | null;
  /** Names of the agenda and of the organiser. */
  agendas: readonly string[];
  /** Highest age the event is for, in years; null without one. */
  maximumAge: number | null;
};

/** In characters: what a reader sees at once. A longer text names more than it is about. */
const readOfDescription = 350;

export const openingOf = (text: string): string => text.slice(0, readOfDescription);
