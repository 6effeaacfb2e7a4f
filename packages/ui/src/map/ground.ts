/** Raster tiles by their URL template, and whose they are. */
export type Tiles = { url: string; attribution: string };

/** What our own drawing of the land is made of: the towns of a rectangle, the largest first; borders, rivers and lakes where they are known. */
export type Ground = {
  towns: { name: string; population: number; position: { lon: number; lat: number } }[];
  lines: { kind: 'border' | 'river' | 'lake'; path: number[] }[];
};

/** A rectangle in degrees, seen at a zoom. */
export type GroundArea = { west: number; south: number; east: number; north: number; zoom: number };

/** Asks for what lies in a rectangle, as a hook: undefined until something is known. Keeps what was known while the next is asked. */
export type AskGround = (area: GroundArea) => Ground | undefined;

/** `sources`: whose data our drawing is made from. */
export type GroundWords = { zoomIn: string; zoomOut: string; sources: string };
