import { useSite } from '../site.tsx';

/** The `lang` of what organisers wrote, where it is not that of the page: events are told in French. */
export const useToldLang = (): { lang?: 'fr' } => (useSite().locale === 'fr' ? {} : { lang: 'fr' });
