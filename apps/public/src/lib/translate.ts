import type { Locale } from '@parages/contracts/vocabulary/locales';

/** The words of a namespace: texts, or texts by name. */
export type WordTree = { readonly [key: string]: string | WordTree };

/** What goes between `{{ }}`; `count` also chooses among `key_zero`, `key_one`, `key_many` and `key_other`. */
export type Values = { readonly [name: string]: string | number | null | undefined } & {
  count?: number;
  /** The namespace to look in, when it is not the hook's. */
  ns?: string;
  /** What to say when there is no such text; the key itself without it. */
  defaultValue?: string;
};

/** Says a text: `t('presets.today')`, `t('count', { count: 3 })`. */
export type Translate = (key: string, values?: Values) => string;

// Even parts are text, odd parts are names of values.
type Template = readonly string[];

const placeholder = /\{\{\s*(\w+)\s*\}\}/;

const findText = (tree: WordTree | undefined, key: string): string | undefined => {
  let found: string | WordTree | undefined = tree;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
};

const fill = (template: Template, values: Values | undefined): string =>
  template.length === 1
    ? (template[0] ?? '')
    : template.map((part, index) => (index % 2 === 0 ? part : String(values?.[part] ?? ''))).join('');

/** The texts of one language, by namespace; those of another say what it lacks. */
export class Dictionary {
  readonly #trees = new Map<string, WordTree>();
  readonly #templates = new Map<string, Template>();
  readonly #translates = new Map<string, Translate>();
  readonly #plurals: Intl.PluralRules;
  readonly #fallback: Dictionary | undefined;

  constructor(locale: Locale, fallback?: Dictionary) {
    this.#plurals = new Intl.PluralRules(locale);
    this.#fallback = fallback;
  }

  has = (namespace: string): boolean => this.#trees.has(namespace);
  add = (namespace: string, words: WordTree): void => void this.#trees.set(namespace, words);

  /** Says the texts of a namespace; always the same function for the same one. */
  in(namespace: string): Translate {
    const known = this.#translates.get(namespace);
    if (known) return known;
    const translate: Translate = (key, values) => {
      const template = this.#find(values?.ns ?? namespace, key, values?.count);
      return template ? fill(template, values) : (values?.defaultValue ?? key);
    };
    this.#translates.set(namespace, translate);
    return translate;
  }

  // Keys are looked up thousands of times a page: what was found once is remembered.
  #find(namespace: string, key: string, count: number | undefined): Template | undefined {
    const forms = count === undefined ? [] : [...(count === 0 ? ['zero'] : []), this.#plurals.select(count), 'other'];
    const name = `${namespace}:${key}:${forms.join()}`;
    const known = this.#templates.get(name);
    if (known) return known;
    const tree = this.#trees.get(namespace);
    const text = [...forms.map((form) => `${key}_${form}`), key].map((one) => findText(tree, one)).find((one) => one !== undefined);
    if (text === undefined) return this.#fallback === undefined ? undefined : this.#fallback.#find(namespace, key, count);
    const template = text.split(placeholder);
    this.#templates.set(name, template);
    return template;
  }
}
