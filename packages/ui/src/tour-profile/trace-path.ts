/** A point of a track, in degrees. */
export type TracePoint = { lon: number; lat: number };
export type Box = { width: number; height: number; margin: number };
/** Position of each point in the box, and metres per unit of the box. */
export type TraceDrawn = { places: { x: number; y: number }[]; metresPerUnit: number };

const metresPerDegree = 111_195;

/**
 * Fits a track in a box, north up, with its proportions. `null` for fewer than two points, or when
 * all points are the same.
 */
export function drawTrace(
  points: readonly TracePoint[],
  { width, height, margin }: Box,
): TraceDrawn | null {
  const [first] = points;
  if (first === undefined || points.length < 2) return null;
  const shrink = Math.cos((first.lat * Math.PI) / 180);
  const flat = points.map(({ lon, lat }) => ({
    x: lon * shrink * metresPerDegree,
    y: -lat * metresPerDegree,
  }));
  const [west, north] = [Math.min(...flat.map(({ x }) => x)), Math.min(...flat.map(({ y }) => y))];
  const [wide, tall] = [
    Math.max(...flat.map(({ x }) => x)) - west,
    Math.max(...flat.map(({ y }) => y)) - north,
  ];
  if (wide === 0 && tall === 0) return null;
  const metresPerUnit = Math.max(wide / (width - 2 * margin), tall / (height - 2 * margin));
  const [left, top] = [(width - wide / metresPerUnit) / 2, (height - tall / metresPerUnit) / 2];
  return {
    places: flat.map(({ x, y }) => ({
      x: left + (x - west) / metresPerUnit,
      y: top + (y - north) / metresPerUnit,
    })),
    metresPerUnit,
  };
}

/** The longest round length, in metres, within a maximum: 1, 2 or 5 times a power of ten. */
export function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return ([5, 2].find((digit) => digit * power <= metres) ?? 1) * power;
}
