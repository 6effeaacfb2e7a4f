import { isLocale, type Locale, locales } from '@parages/contracts/vocabulary/site/locales';

const weightOf = (parameters: readonly string[]): number =>
  Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);

/**
 * The language that an `Accept-Language` header ranks first, without its region; the first of
 * several with the same weight. Empty for a header without a valid one.
 */
function firstLanguage(acceptLanguage: string): string {
  let first = { language: '', weight: 0 };
  for (const range of acceptLanguage.toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = weightOf(parameters);
    const [language = ''] = tag.split('-', 1);
    if (language !== '' && weight > first.weight && weight <= 1) first = { language, weight };
  }
  return first.language;
}

/**
 * The chosen language (the value of the locale cookie) if it is supported, else the first language
 * of the browser if it is, else the default one: a browser that reads German before English gets
 * French.
 */
export function readLocale(chosen: string | undefined, acceptLanguage: string | undefined): Locale {
  const language = isLocale(chosen) ? chosen : firstLanguage(acceptLanguage ?? '');
  return isLocale(language) ? language : locales[0];
}
