import { createContext, type ReactNode, useContext } from 'react';
import { wordsIn } from './i18n.ts';
import type { Dictionary, Translate } from './translate.ts';

const DictionaryContext = createContext<Dictionary>(wordsIn('fr'));

export const WordsProvider = ({ words, children }: { words: Dictionary; children: ReactNode }) => (
  <DictionaryContext value={words}>{children}</DictionaryContext>
);

/** The words of a namespace in the language of the page: `const { t } = useTranslation('event')`. */
export const useTranslation = (namespace: string): { t: Translate } => ({
  t: useContext(DictionaryContext).in(namespace),
});
