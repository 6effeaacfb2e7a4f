import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { useSite } from '../site.tsx';

type English = typeof import('./english.ts').english;

let english: English | undefined;

/** Fetches the English labels and formats, once. */
export async function loadEnglish(): Promise<void> {
  english ??= (await import('./english.ts')).english;
}

/** The same labels and formats in a language, outside of components; see `useLocal`. */
export function localIn<K extends keyof English>(
  locale: Locale,
  french: Pick<English, K>,
): Pick<English, K> {
  if (locale === 'fr' || english === undefined) return french;
  const all = english;
  const names = Object.keys(french) as K[];
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<English, K>;
}

/**
 * Labels of the vocabulary and formats, in the visitor's language: `const { themeLabels } = useLocal({ themeLabels: … })`.
 * Hand in the French ones (of `*.fr.ts`), which are in every page; the English ones come with `loadWords`, for those who read English.
 */
export const useLocal = <K extends keyof English>(french: Pick<English, K>): Pick<English, K> =>
  localIn(useSite().locale, french);
