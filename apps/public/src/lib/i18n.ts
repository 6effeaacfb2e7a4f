import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The words of the site. Each feature adds its own (`addWords`) when it is loaded, so that a page carries no other page's sentences. */
export const i18n = createInstance();

// Everything is at hand: `initAsync: false` makes the first render already speak.
void i18n.use(initReactI18next).init({
  lng: 'fr',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
});

export const addWords = (namespace: string, words: object): void => void i18n.addResourceBundle('fr', namespace, words);
