import type { Locale } from '@parages/contracts/vocabulary/locales';
import { createInstance } from 'i18next';

/** The words of a namespace: texts, or texts by name. */
export type WordTree = { readonly [key: string]: string | WordTree };

/** What goes between `{{ }}`; `count` also chooses among `key_zero`, `key_one`, `key_many` and `key_other`. */
type Values = { readonly [name: string]: string | number | null | undefined } & {
  count?: number;
  /** The namespace to look in, when it is not the hook's. */
  ns?: string;
  /** What to say when there is no such text; the key itself without it. */
  defaultValue?: string;
};

/** Says a text: `t('presets.today')`, `t('count', { count: 3 })`. */
export type Translate = (key: string, values?: Values) => string;

// Its bindings for React follow a language that changes under a page; ours never does, and a page is lighter without them.
const i18n = createInstance();
void i18n.init({
  fallbackLng: 'fr',
  resources: {},
  initAsync: false, // everything is at hand: the first render already speaks
  interpolation: { escapeValue: false },
  returnNull: false,
});

// What i18next is for. The other texts are asked for thousands of times a page: they are looked up as they stand, in less than a tenth of the
// time, and what was said once is remembered until words are added.
const blanks = /\{\{|\$t\(/;
const said = new Map<string, string>();

function findPlain(locales: readonly Locale[], namespace: string, key: string): string | undefined {
  const text: unknown = locales
    .map((locale) => i18n.getResource(locale, namespace, key))
    .find((one) => typeof one === 'string');
  return typeof text === 'string' && !blanks.test(text) ? text : undefined;
}

/** The texts of one language, by namespace; French says what the other lacks. */
export class Dictionary {
  readonly #locale: Locale;
  readonly #translates = new Map<string, Translate>();

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  has = (namespace: string): boolean => i18n.hasResourceBundle(this.#locale, namespace);

  add(namespace: string, words: WordTree): void {
    i18n.addResourceBundle(this.#locale, namespace, words);
    said.clear();
  }

  /** Says the texts of a namespace; always the same function for the same one. */
  in(namespace: string): Translate {
    const known = this.#translates.get(namespace);
    if (known) return known;
    const fixed = i18n.getFixedT(this.#locale, namespace);
    const translate: Translate = (key, values) => {
      if (values !== undefined) return String(fixed(key, values));
      const name = `${this.#locale}:${namespace}:${key}`;
      const remembered = said.get(name);
      if (remembered !== undefined) return remembered;
      const text = findPlain([this.#locale, 'fr'], namespace, key) ?? String(fixed(key));
      said.set(name, text);
      return text;
    };
    this.#translates.set(namespace, translate);
    return translate;
  }
}
