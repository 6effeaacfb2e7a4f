import { isLocale, type Locale, localeCookie, locales } from '@parages/contracts/vocabulary/locales';

/** The language in a `Cookie` header; the first of the list when there is none, or one we do not speak. */
export function readLocale(cookies: string | undefined): Locale {
  const values = (cookies ?? '').split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    return name === localeCookie ? [value] : [];
  });
  return values.find(isLocale) ?? locales[0];
}

/** A path of this site out of what a query string asks for; anything that would lead elsewhere becomes the home page. */
export function toSafePath(wanted: string, origin: string): string {
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : '/';
}
