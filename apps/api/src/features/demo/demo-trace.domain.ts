import { seededRandom } from '@parages/pictures/random';
import type { DemoTour } from './demo-template.ts';

/** Degrees, and metres above sea level. */
export type DemoWaypoint = { lon: number; lat: number; altitudeM: number };

const pointCount = 240;
const metresPerDegree = 111_195;

type Random = ReturnType<typeof seededRandom>;
type Wave = { turns: number; height: number; shift: number };

const waves = (
  random: Random,
  turns: readonly number[],
  height: (turns: number) => number,
): Wave[] =>
  turns.map((count) => ({
    turns: count,
    height: height(count) * random.between(0.5, 1),
    shift: random.between(0, 2 * Math.PI),
  }));
const sumOf = (list: readonly Wave[], angle: number): number =>
  list.reduce((sum, { turns, height, shift }) => sum + height * Math.sin(turns * angle + shift), 0);
const stepsOf = (values: readonly number[]): number[] =>
  values.slice(1).map((value, index) => value - (values[index] ?? value));

/** The same seed gives the same loop. */
export function writeTrace(
  start: { lon: number; lat: number },
  { distanceKm, climbM }: DemoTour,
  seed: string,
): DemoWaypoint[] {
  const random = seededRandom(`${seed} trace`);
  const outline = waves(random, [2, 3, 5, 8, 21], (turns) => 0.55 / turns);
  const heights = waves(random, [1, 2, 3, 5], (turns) => 1 / turns);
  const angles = Array.from(
    { length: pointCount + 1 },
    (_, index) => (2 * Math.PI * (index % pointCount)) / pointCount,
  );
  const flat = angles.map((angle) => {
    const reach = 1 + sumOf(outline, angle);
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });
  const [east, north] = [stepsOf(flat.map(({ x }) => x)), stepsOf(flat.map(({ y }) => y))];
  const length = east.reduce((sum, step, index) => sum + Math.hypot(step, north[index] ?? 0), 0);
  const metres = (distanceKm * 1000) / length;
  const rises = angles.map((angle) => sumOf(heights, angle));
  const climb = stepsOf(rises).reduce((sum, step) => sum + Math.max(step, 0), 0);
  const lowest = random.between(35, 110) - Math.min(...rises) * (climbM / climb);
  const [origin] = flat;
  return flat.map(({ x, y }, index) => {
    const lat = start.lat + ((y - (origin?.y ?? 0)) * metres) / metresPerDegree;
    const lon =
      start.lon +
      ((x - (origin?.x ?? 0)) * metres) / (metresPerDegree * Math.cos((start.lat * Math.PI) / 180));
    const altitudeM = lowest + (rises[index] ?? 0) * (climbM / climb);
    return {
      lon: Number(lon.toFixed(6)),
      lat: Number(lat.toFixed(6)),
      altitudeM: Number(altitudeM.toFixed(1)),
    };
  });
}
