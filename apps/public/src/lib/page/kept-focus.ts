/**
 * Navigation state for components that navigate within their page, such as the map: the focus stays
 * in place.
 */
export const keptFocus = { isFocusKept: true } as const;

export const isFocusKept = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFocusKept' in state;
