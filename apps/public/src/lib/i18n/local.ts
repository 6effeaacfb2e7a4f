import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { useSite } from '../site.tsx';

type English = typeof import('./english.ts').english;

let english: English | undefined;

export async function loadEnglish(): Promise<void> {
  english ??= (await import('./english.ts')).english;
}

/** `useLocal` outside of components. */
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
 * Pass the French labels and formats, which are bundled with the code that uses them; `loadWords`
 * loads the English ones.
 */
export const useLocal = <K extends keyof English>(french: Pick<English, K>): Pick<English, K> =>
  localIn(useSite().locale, french);
