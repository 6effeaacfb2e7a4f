/** State of a navigation after which the focus stays where it is: `navigate(path, { state: keptFocus })`. For what changes the page from within, as a map does. */
export const keptFocus = { isFocusKept: true } as const;

export const isFocusKept = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFocusKept' in state;
