/** URL template of raster tiles, and their attribution. */
export type Tiles = { url: string; attribution: string };

/**
 * Data of our own map drawing in a rectangle: its towns, the largest first, and the lines that are
 * available. A `path` alternates longitudes and latitudes.
 */
export type Ground = {
  towns: { name: string; population: number; position: { lon: number; lat: number } }[];
  lines: { kind: 'border' | 'river' | 'lake'; path: number[] }[];
};

/** A rectangle in degrees, and its zoom. */
export type GroundArea = { west: number; south: number; east: number; north: number; zoom: number };

/**
 * A hook that fetches the data of a rectangle: undefined before the first response. It keeps the
 * previous data while the next is loading.
 */
export type AskGround = (area: GroundArea) => Ground | undefined;

/** `sources`: attribution of our drawing's data. */
export type GroundWords = { zoomIn: string; zoomOut: string; sources: string };
