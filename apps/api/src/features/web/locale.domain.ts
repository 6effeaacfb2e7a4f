import {
  isLocale,
  type Locale,
  localeCookie,
  locales,
} from '@parages/contracts/vocabulary/site/locales';

/**
 * The language in the locale cookie; the default one without a cookie, or for an unsupported
 * language.
 */
export function readLocale(cookies: Readonly<Record<string, string | undefined>>): Locale {
  const chosen = cookies[localeCookie];
  return isLocale(chosen) ? chosen : locales[0];
}
