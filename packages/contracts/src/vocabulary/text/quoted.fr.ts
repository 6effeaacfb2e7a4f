/** A title between French quotation marks, with no-break spaces inside. */
export const quoted = (title: string): string => `«\u00a0${title}\u00a0»`;
