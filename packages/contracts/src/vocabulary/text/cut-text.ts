const lastHalf = /[\ud800-\udbff]$/;

/**
 * The first `max` UTF-16 units of a text, the unit in which the API measures texts; one less where
 * a surrogate pair would be split, which the API refuses.
 */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(lastHalf, '');
