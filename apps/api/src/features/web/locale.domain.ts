import {
  isLocale,
  type Locale,
  localeCookie,
  locales,
} from '@parages/contracts/vocabulary/locales';

/** The language in a `Cookie` header; the first of the list when there is none, or one we do not speak. */
export function readLocale(cookies: string | undefined): Locale {
  const values = (cookies ?? '').split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    return name === localeCookie ? [value] : [];
  });
  return values.find(isLocale) ?? locales[0];
}
