import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { notAnOuting, titleLiveStates, titlePlaces, titleThemes } from './title-themes.fr.ts';

const guessedThemes = 2;

const fold = (text: string): string => ` ${foldWords(text)} `;

const holds = (folded: string, word: string): boolean =>
  folded.includes(word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `);

const holdsAny = (folded: string, words: readonly string[]): boolean =>
  words.some((word) => holds(folded, word));

/**
 * Guesses themes from the title, at most two in the order of the rules; from the keywords when the
 * title implies none. Returns none when the title, or the keywords if they are read, contain a word
 * of `notAnOuting`.
 */
export function themesOfTitle(label: string, keywords: readonly string[] = []): Theme[] {
  for (const text of [fold(label), fold(keywords.join(' '))]) {
    if (holdsAny(text, notAnOuting)) return [];
    for (const rules of [titleThemes, titlePlaces]) {
      const found = rules.filter(([, words]) => holdsAny(text, words)).map(([theme]) => theme);
      if (found.length > 0) return found.slice(0, guessedThemes);
    }
  }
  return [];
}

/** The live state that the first word of a title announces: « Annulé - Concert » is cancelled. */
export function liveStateOfTitle(label: string): LiveState {
  const [first = ''] = foldWords(label).split(' ');
  const found = titleLiveStates.find(([, words]) => words.includes(first));
  return found?.[0] ?? 'scheduled';
}
