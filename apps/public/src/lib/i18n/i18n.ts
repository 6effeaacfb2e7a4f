import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { createInstance, type i18n as I18n } from 'i18next';
import { cachePlainTexts } from './cache-plain-texts.ts';
import { loadEnglish } from './local.ts';

export type WordTree = { readonly [key: string]: string | WordTree };

/** Omits keys in `_many`, a plural form that only French has. */
export type Words<T> = {
  readonly [K in keyof T as K extends `${string}_many` ? never : K]: T[K] extends string
    ? string
    : Words<T[K]>;
};

/**
 * French is bundled; English is loaded on demand. `en` imports the counterpart module, which
 * exports `{namespace}En`.
 */
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
  // The language of a page never changes while it is open: components need not subscribe.
  react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
});
// Falls back to the texts of the French instance.
const english = french.cloneInstance({ lng: 'en' });
for (const instance of [french, english]) cachePlainTexts(instance);

/** Each language has a separate instance, because the server renders both concurrently. */
export const i18nIn = (locale: Locale): I18n => (locale === 'en' ? english : french);

const pending = new Map<string, () => Promise<void>>();

/**
 * Call it at the top level of the module of a page or a feature, so that no page loads another
 * page's texts. `app/i18next.d.ts` declares the types of the keys.
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

/** Resolves once the texts registered so far are loaded. Await it before rendering. */
export async function loadWords(locale: Locale): Promise<void> {
  if (locale === 'fr') return;
  await Promise.all([loadEnglish(), ...[...pending.values()].map((load) => load())]);
}
