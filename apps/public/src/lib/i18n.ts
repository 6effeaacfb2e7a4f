import type { Locale } from '@parages/contracts/vocabulary/locales';
import { loadEnglish } from './local.ts';
import { Dictionary, type WordTree } from './translate.ts';

/** The twin of a words module: same keys, any texts. `_many` is a French plural only. */
export type Words<T> = {
  readonly [K in keyof T as K extends `${string}_many` ? never : K]: T[K] extends string
    ? string
    : Words<T[K]>;
};

/** French at hand; English fetched for those who read it. `en` imports the twin module, which exports `{namespace}En`. */
export type Translated<N extends string, T> = {
  fr: T;
  en: () => Promise<{ readonly [K in `${N}En`]: Words<T> }>;
};

const french = new Dictionary('fr');
const english = new Dictionary('en');

/** The words of the site in one language. */
export const wordsIn = (locale: Locale): Dictionary => (locale === 'en' ? english : french);

const waiting = new Map<string, () => Promise<void>>();

/**
 * Adds the words of a page or a feature. Call it where a page's module is read, so that a page carries no other page's sentences:
 * `addWords('event', { fr: eventFr, en: () => import('./event.en.ts') })`.
 */
export function addWords<const N extends string, T extends WordTree>(
  namespace: N,
  { fr, en }: Translated<N, T>,
): void {
  if (french.has(namespace)) return;
  french.add(namespace, fr);
  waiting.set(namespace, async () => {
    const twin: Record<string, WordTree> = await en();
    english.add(namespace, twin[`${namespace}En`] ?? {});
    waiting.delete(namespace);
  });
}

/** Resolves once every sentence added so far can be said in this language; at once in French. Before a page is drawn, not while. */
export async function loadWords(locale: Locale): Promise<void> {
  if (locale === 'fr') return;
  await Promise.all([loadEnglish(), ...[...waiting.values()].map((load) => load())]);
}
