// The same grid as the SQL function grid_cell(); a test compares both.
const origin = { lon: -6, lat: 41 };
const columnFactor = 1000;

/** Side of a cell of the search grid, in degrees of longitude and of latitude. */
export const cellDegrees = 0.05;

export const columnOf = (lon: number): number => Math.floor((lon - origin.lon) / cellDegrees);
export const rowOf = (lat: number): number => Math.floor((lat - origin.lat) / cellDegrees);
export const cellOf = (column: number, row: number): number => column * columnFactor + row;

export const westOf = (column: number): number => origin.lon + column * cellDegrees;

export const centreOf = (cell: number): { lon: number; lat: number } => ({
  lon: origin.lon + (Math.floor(cell / columnFactor) + 0.5) * cellDegrees,
  lat: origin.lat + ((cell % columnFactor) + 0.5) * cellDegrees,
});
