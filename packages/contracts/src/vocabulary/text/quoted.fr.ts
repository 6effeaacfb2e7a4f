/** A title between French quotation marks, which keep it on their line. */
export const quoted = (title: string): string => `«\u00a0${title}\u00a0»`;
