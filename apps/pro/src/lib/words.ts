import { createInstance } from 'i18next';

type WordTree = { readonly [key: string]: string | WordTree };

const i18n = createInstance();
void i18n.init({
  lng: 'fr',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});

/** Says the texts of a tree, French alone on this site: `sayIn('frame', frameFr)('signIn')`. */
export function sayIn(namespace: string, words: WordTree) {
  i18n.addResourceBundle('fr', namespace, words);
  const fixed = i18n.getFixedT('fr', namespace);
  return (name: string, values: Readonly<Record<string, string | number>> = {}): string =>
    String(fixed(name, values));
}
