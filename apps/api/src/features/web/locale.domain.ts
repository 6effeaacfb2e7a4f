import {
  isLocale,
  type Locale,
  localeCookie,
  locales,
} from '@parages/contracts/vocabulary/site/locales';

/** The language that the cookies of a request ask for; the first of the list without one, or for a language that the sites do not have. */
export function readLocale(cookies: Readonly<Record<string, string | undefined>>): Locale {
  const chosen = cookies[localeCookie];
  return isLocale(chosen) ? chosen : locales[0];
}
