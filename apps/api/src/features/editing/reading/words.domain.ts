/** What somebody looks for, as a pattern over lower case text without accents; null when nothing is asked. */
export function likeWords(q: string | undefined): string | null {
  const words = (q ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[\\%_]/g, '\\$&')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length === 0 ? null : `%${words.join('%')}%`;
}
