/** A title between English quotation marks. */
export const quoted = (title: string): string => `“${title}”`;
