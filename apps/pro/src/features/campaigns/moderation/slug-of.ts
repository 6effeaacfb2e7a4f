/** The slug in the address of an event's public page, or what was typed where it is no address. Empty where there is none. */
export const slugOf = (address: string): string => {
  const [path = ''] = address.trim().split(/[?#]/);
  return path.split('/').findLast((part) => part !== '') ?? '';
};
