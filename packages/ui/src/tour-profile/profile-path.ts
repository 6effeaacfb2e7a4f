/** A point of the track: metres from the start and metres above the sea. */
export type ProfilePoint = { distanceM: number; altitudeM: number };

/**
 * SVG path of an elevation profile in a box of the given size; `null` for fewer than two points or
 * zero length. The box covers at least 20 m of altitude, so that a metre of noise does not look
 * like a slope.
 */
export const profilePath = (
  points: readonly ProfilePoint[],
  box: { width: number; height: number },
): string | null => {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2 || last.distanceM <= first.distanceM) return null;
  const altitudes = points.map((point) => point.altitudeM);
  const lowest = Math.min(...altitudes);
  const range = Math.max(Math.max(...altitudes) - lowest, 20);
  const length = last.distanceM - first.distanceM;
  const margin = box.height * 0.1;
  const place = ({ distanceM, altitudeM }: ProfilePoint): string => {
    const x = ((distanceM - first.distanceM) / length) * box.width;
    const y = box.height - margin - ((altitudeM - lowest) / range) * (box.height - 2 * margin);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${points.map(place).join(' L')}`;
};
