/**
 * Where an event comes from: typed in the editor, a file that its organisation imported, or a feed.
 */
export const poiOrigins = ['editor', 'file', 'feed'] as const;
export type PoiOrigin = (typeof poiOrigins)[number];
