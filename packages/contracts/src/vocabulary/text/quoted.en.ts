export const quoted = (title: string): string => `“${title}”`;
