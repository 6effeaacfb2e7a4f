import { useSite } from '../site.tsx';

/** The `lang` attribute for texts of organisers, which are in French; empty on French pages. */
export const useContentLang = (): { lang?: 'fr' } =>
  useSite().locale === 'fr' ? {} : { lang: 'fr' };
