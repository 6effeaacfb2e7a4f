/** A part of the style sheet that pages omit: it loads with the feature that needs it. */
export type LatePart = 'account' | 'calendar' | 'map';
