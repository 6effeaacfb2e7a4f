/** False for U+0000 and half a surrogate pair, which the database refuses as a parameter. */
export const isStorable = (text: string): boolean =>
  !text.includes('\u0000') && !/\p{Cs}/u.test(text);
