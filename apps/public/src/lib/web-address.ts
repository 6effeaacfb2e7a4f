/** The text if it is an http(s) URL: feeds and organisers may give any text. */
export const safeUrl = (text: string): string | undefined =>
  /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : undefined;

/** For example "guinguette.fr/concerts". */
export const shortUrl = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
