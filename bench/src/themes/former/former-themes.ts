import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { titleThemes } from './title-themes.ts';
import { notAnOuting, titlePlaces } from './title-words.ts';

// The choice of themes before November 2026, for comparison: single words of titles, then of keywords.

const guessedThemes = 2;

const fold = (text: string): string => ` ${foldWords(text)} `;

const holds = (folded: string, word: string): boolean =>
  folded.includes(word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `);

const holdsAny = (folded: string, words: readonly string[]): boolean =>
  words.some((word) => holds(folded, word));

const without = (folded: string, phrases: readonly string[]): string =>
  phrases.reduce((text, phrase) => text.replaceAll(` ${phrase} `, ' '), folded);

export function themesOfTitle(label: string, keywords: readonly string[] = []): Theme[] {
  for (const text of [fold(label), fold(keywords.join(' '))]) {
    if (holdsAny(text, notAnOuting)) return [];
    for (const rules of [titleThemes, titlePlaces]) {
      const found = rules
        .filter(([, words, except = []]) => holdsAny(without(text, except), words))
        .map(([theme]) => theme);
      if (found.length > 0) return found.slice(0, guessedThemes);
    }
  }
  return [];
}
