/**
 * A part of the styles that the page's sheet omits: a separate sheet, loaded with the feature that
 * needs it.
 */
export type LatePart = 'account' | 'calendar' | 'map';
