/** The first `max` code points of a text. */
export const cutText = (text: string, max: number): string =>
  // Sliced first, so that a very long text is never split into characters.
  [...text.slice(0, 2 * max)].slice(0, max).join('');
