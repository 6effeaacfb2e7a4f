/** The styles of each part are in a separate sheet, which the features that need it load. */
export type LatePart = 'account' | 'calendar' | 'companions' | 'feedback' | 'map';
