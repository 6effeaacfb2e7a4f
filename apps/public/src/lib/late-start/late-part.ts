/** A part of the style sheet that no page is sent with: it comes with what it is for. */
export type LatePart = 'account' | 'calendar' | 'map';
