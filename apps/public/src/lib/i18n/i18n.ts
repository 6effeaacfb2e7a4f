import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { createInstance, type i18n as I18n } from 'i18next';
import { cachePlainTexts } from './cache-plain-texts.ts';
import { loadEnglish } from './local.ts';

/** The words of a namespace: texts, or texts by name. */
export type WordTree = { readonly [key: string]: string | WordTree };

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

const french = createInstance();
void french.init({
  lng: 'fr',
  fallbackLng: 'fr',
  resources: {},
  initAsync: false, // the first render already has its words
  interpolation: { escapeValue: false }, // React escapes
  returnNull: false,
  // The language of a page never changes under it: components subscribe to nothing.
  react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
});
// Shares the texts of the French instance, which is its fallback.
const english = french.cloneInstance({ lng: 'en' });
for (const instance of [french, english]) cachePlainTexts(instance);

/** The i18next instance of a language. One for each: the server draws pages of both at the same time. */
export const i18nIn = (locale: Locale): I18n => (locale === 'en' ? english : french);

const pending = new Map<string, () => Promise<void>>();

/**
 * Adds the words of a page or a feature. Call it where a page's module is read, so that a page carries no other page's words:
 * `addWords('event', { fr: eventFr, en: () => import('./event.en.ts') })`. The type of the keys comes from `app/i18next.d.ts`.
 */
export function addWords<const N extends string, T extends WordTree>(
  namespace: N,
  { fr, en }: Translated<N, T>,
): void {
  if (french.hasResourceBundle('fr', namespace)) return;
  french.addResourceBundle('fr', namespace, fr);
  pending.set(namespace, async () => {
    const twin: Record<string, WordTree> = await en();
    english.addResourceBundle('en', namespace, twin[`${namespace}En`] ?? {});
    pending.delete(namespace);
  });
}

/** Resolves once every text added so far is there in this language; at once in French. Await it before rendering. */
export async function loadWords(locale: Locale): Promise<void> {
  if (locale === 'fr') return;
  await Promise.all([loadEnglish(), ...[...pending.values()].map((load) => load())]);
}
