/**
 * The slug at the end of the URL of an event's public page; text without a slash is the slug
 * itself. Empty when there is none.
 */
export const slugOf = (address: string): string => {
  const [path = ''] = address.trim().split(/[?#]/);
  return path.split('/').findLast((part) => part !== '') ?? '';
};
