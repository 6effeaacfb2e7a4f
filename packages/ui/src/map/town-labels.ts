import type { Ground } from './ground.ts';

export type MapTown = Ground['towns'][number];
export type TownLabel = MapTown & { size: 'city' | 'town' | 'village' };

type Pixel = { x: number; y: number };
type Frame = { left: number; right: number; top: number; bottom: number };

const sizes = {
  city: { from: 100_000, letter: 9, line: 22 },
  town: { from: 15_000, letter: 7.5, line: 19 },
  village: { from: 0, letter: 6.5, line: 17 },
};
// A name is drawn above its dot.
const dotPixels = 6;
const gapPixels = 6;
const mostLabels = 80;

const sizeOf = (population: number): TownLabel['size'] =>
  population >= sizes.city.from ? 'city' : population >= sizes.town.from ? 'town' : 'village';

function frameOf({ name, size }: TownLabel, { x, y }: Pixel): Frame {
  const { letter, line } = sizes[size];
  const half = (name.length * letter) / 2 + gapPixels;
  return { left: x - half, right: x + half, top: y - line - dotPixels, bottom: y + dotPixels };
}

// In pixels, around the centre of the search place, below which its name is drawn.
const placeFrame = { letter: 10, above: 30, below: 58 };
const frameOfPlace = ({ name }: MapTown, { x, y }: Pixel): Frame => {
  const half = (name.length * placeFrame.letter) / 2 + gapPixels;
  return {
    left: x - half,
    right: x + half,
    top: y - placeFrame.above,
    bottom: y + placeFrame.below,
  };
};

const overlap = (one: Frame, other: Frame): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Selects at most 80 names that fit without overlap. Earlier `towns` have priority over later ones.
 * `taken` names are omitted, because another layer draws them.
 */
export function placeLabels(
  towns: readonly MapTown[],
  toPixel: (town: MapTown) => Pixel,
  taken: readonly string[] = [],
): TownLabel[] {
  const frames: Frame[] = towns
    .filter(({ name }) => taken.includes(name))
    .map((town) => frameOfPlace(town, toPixel(town)));
  const labels: TownLabel[] = [];
  for (const town of towns) {
    const label = { ...town, size: sizeOf(town.population) };
    const frame = frameOf(label, toPixel(town));
    if (
      labels.length === mostLabels ||
      taken.includes(town.name) ||
      frames.some((other) => overlap(frame, other))
    )
      continue;
    frames.push(frame);
    labels.push(label);
  }
  return labels;
}

const metresPerRoot = 4.9;

/** Radius of the disc of a town in metres, in proportion to the square root of its population. */
export const reachOf = ({ population }: MapTown): number => metresPerRoot * Math.sqrt(population);
