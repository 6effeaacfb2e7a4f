import { type Locale, locales } from '@parages/contracts/vocabulary/site/locales';
import { safePath } from '@parages/contracts/vocabulary/site/safe-path';
import { writeCookie } from '../../public/src/lib/write-cookie.ts';

const cookie = 'parages-locale';
const yearS = 365 * 24 * 3600;
const chosen = /(?:^|;\s*)parages-locale=([^;]*)/;

const isLocale = (text: string | undefined): text is Locale => locales.some((one) => one === text);

/** The language that the visitor chose; else that of the device when it is English, else French. */
export function chosenLocale(cookies: string, deviceLanguage: string): Locale {
  const [, kept] = chosen.exec(cookies) ?? [];
  if (isLocale(kept)) return kept;
  return /^en\b/i.test(deviceLanguage) ? 'en' : 'fr';
}

/** The server of the site answers the links of the language choice: here the device does. */
export function followLanguageLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest('a[href^="/langue/"]') : null;
    if (link === null) return;
    event.preventDefault();
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.origin);
    const locale = pathname.split('/')[2];
    if (!isLocale(locale)) return;
    writeCookie(cookie, locale, yearS);
    location.assign(safePath(searchParams.get('to')) ?? '/');
  });
}
