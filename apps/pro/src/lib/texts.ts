import { createInstance, type FlatNamespace, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';

type TextTree = { readonly [key: string]: string | TextTree };

// French only. `initReactI18next` makes it the default instance: components need no provider.
const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'fr',
  resources: {},
  initAsync: false, // the first render already has its texts
  interpolation: { escapeValue: false }, // React escapes
  returnNull: false,
  react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
});

/**
 * Registers the texts of a namespace and returns its name, which `useTranslation` takes:
 * `const editorTexts = addTexts('editor', editorFr)`. The type of the keys comes from
 * `app/i18next.d.ts`.
 */
export function addTexts<const N extends FlatNamespace>(namespace: N, texts: TextTree): N {
  i18n.addResourceBundle('fr', namespace, texts);
  return namespace;
}

/** The texts of a namespace outside of components: `textsOf(editorTexts)('title')`. */
export const textsOf = <N extends FlatNamespace>(namespace: N): TFunction<N> =>
  i18n.getFixedT('fr', namespace);
