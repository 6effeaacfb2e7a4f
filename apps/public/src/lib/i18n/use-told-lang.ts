import { useSite } from '../site.tsx';

/** The `lang` attribute for texts of organisers, which are in French; empty on French pages. */
export const useToldLang = (): { lang?: 'fr' } => (useSite().locale === 'fr' ? {} : { lang: 'fr' });
