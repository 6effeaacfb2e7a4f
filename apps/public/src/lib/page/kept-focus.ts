/**
 * Navigation state that leaves the focus in place: `navigate(path, { state: keptFocus })`. For
 * components that navigate within their own page, such as the map.
 */
export const keptFocus = { isFocusKept: true } as const;

export const isFocusKept = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFocusKept' in state;
