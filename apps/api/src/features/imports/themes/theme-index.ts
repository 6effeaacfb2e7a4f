import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { artWords } from './art-words.fr.ts';
import { festiveWords } from './festive-words.fr.ts';
import { neutralWords } from './neutral-words.fr.ts';
import { outdoorWords } from './outdoor-words.fr.ts';
import { PhraseIndex, phrasesOf } from './phrase-index.ts';
import type { Evidence } from './record-text.ts';
import type { SourceRule } from './source-words.fr.ts';
import { agendaThemes, categoryThemes, placeThemes } from './source-words.fr.ts';
import { stageWords } from './stage-words.fr.ts';

/** The strongest first. */
export const wordKinds = ['form', 'occasion', 'sign'] as const;
export type WordKind = (typeof wordKinds)[number];
export type WordMeaning = { theme: Theme; kind: WordKind };

function indexOfWords(): PhraseIndex<WordMeaning> {
  const index = new PhraseIndex<WordMeaning>();
  for (const phrase of phrasesOf(neutralWords)) index.add(phrase, undefined);
  for (const { theme, forms, occasions = '', signs } of [
    ...stageWords,
    ...artWords,
    ...outdoorWords,
    ...festiveWords,
  ]) {
    const isOther = (other: WordMeaning) => other.theme !== theme;
    for (const [kind, table] of [
      ['form', forms],
      ['occasion', occasions],
      ['sign', signs],
    ] as const)
      for (const phrase of phrasesOf(table)) index.add(phrase, { theme, kind }, isOther);
  }
  return index;
}

function indexOfRules(rules: readonly SourceRule[]): PhraseIndex<Evidence> {
  const index = new PhraseIndex<Evidence>();
  for (const [theme, phrases, weight] of rules)
    for (const phrase of phrasesOf(phrases)) index.add(phrase, { theme, weight });
  return index;
}

export const themeIndex = indexOfWords();
export const agendaIndex = indexOfRules(agendaThemes);
export const placeIndex = indexOfRules(placeThemes);
export const categoryIndex = indexOfRules(categoryThemes);
