/**
 * The slug in the URL of an event's public page; other text counts as the slug. Empty when there is
 * none.
 */
export const slugOf = (address: string): string => {
  const [path = ''] = address.trim().split(/[?#]/);
  return path.split('/').findLast((part) => part !== '') ?? '';
};
