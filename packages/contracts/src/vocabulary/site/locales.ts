/** The languages of the public site; the first is the default. */
export const locales = ['fr', 'en'] as const;

export type Locale = (typeof locales)[number];

/** The cookie that stores the visitor's language; its value is a `Locale`. */
export const localeCookie = 'parages-locale';

export const isLocale = (value: string | undefined): value is Locale =>
  (locales as readonly (string | undefined)[]).includes(value);
