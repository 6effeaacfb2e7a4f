/** The text if it is an http(s) URL, else undefined: feeds and organisers may give any text. */
export const safeUrl = (text: string): string | undefined =>
  /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : undefined;

/** "guinguette.fr/concerts": an http(s) URL as a visitor reads it. */
export const shortUrl = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
