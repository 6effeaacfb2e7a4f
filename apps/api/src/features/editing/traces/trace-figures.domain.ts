import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import {
  isLocomotionMode,
  type LocomotionMode,
} from '@parages/contracts/vocabulary/tours/locomotion-modes';
import type { TourFigure } from '@parages/contracts/vocabulary/tours/tour-figures';
import type { Waypoint } from '@parages/contracts/vocabulary/tours/trace';

/** Altitudes, climb and descent are null unless every point of the line has an altitude. */
export type TraceFigures = Record<TourFigure, number | null> & {
  distanceM: number;
  durationMin: number;
};

export type LineFigures = Omit<TraceFigures, 'durationMin'>;

// Smallest climb or descent that counts: a receiver's altitude varies by less on flat ground. The
// rule is the one Strava describes (support.strava.com, "Elevation Gain": low point to high point,
// above a threshold); ten metres is usual for altitudes without a barometer, and a file does not
// say whether the receiver had one.
const climbThresholdM = 10;

/** Kilometres of distance, and metres of climb and of descent, per hour. */
type Pace = { kmh: number; climbM: number; descentM: number };

// Walking: DIN 33466, the norm for signposts of hiking trails: 4 km, 300 m up, 500 m down. The
// other paces are our choice, in similar proportions.
const walking: Pace = { kmh: 4, climbM: 300, descentM: 500 };
const cycling: Pace = { kmh: 15, climbM: 500, descentM: 2000 };
const offRoad: Pace = { kmh: 10, climbM: 400, descentM: 1200 };
const driving: Pace = {
  kmh: 40,
  climbM: Number.POSITIVE_INFINITY,
  descentM: Number.POSITIVE_INFINITY,
};
const paces: Record<LocomotionMode, Pace> = {
  Pedestrian: walking,
  Hiking: walking,
  Trail: { kmh: 8, climbM: 600, descentM: 1000 },
  Bike: cycling,
  BicycleTouring: cycling,
  ATV: offRoad,
  ElectricBike: { kmh: 18, climbM: 800, descentM: 2000 },
  Gravel: { kmh: 13, climbM: 450, descentM: 1500 },
  Riding: { kmh: 6, climbM: 300, descentM: 500 },
  DonkeyHiking: { kmh: 3, climbM: 250, descentM: 400 },
  Hitch: { kmh: 8, climbM: 400, descentM: 600 },
  Automobile: driving,
  Motorbike: driving,
  Bus: driving,
  CanoeingKayaking: { ...driving, kmh: 5 },
  PleasureBoating: { ...driving, kmh: 8 },
  Stroller: { kmh: 3, climbM: 200, descentM: 300 },
  Snowshoes: { kmh: 3, climbM: 250, descentM: 400 },
  DownhillSkiing: { kmh: 20, climbM: 300, descentM: 3000 },
};

const minutesPerHour = 60;
const metresPerKm = 1000;

/**
 * Duration of a tour in minutes, without pauses, by the formula of DIN 33466: the longer of the
 * times for distance and for altitude, plus half the shorter. Of several modes, the one with the
 * lowest speed on flat ground counts; a tour without a known mode is walked.
 */
export function durationMinOf(
  distanceM: number,
  climbM: number,
  descentM: number,
  modes: readonly string[],
): number {
  const known = modes.filter(isLocomotionMode).map((mode) => paces[mode]);
  const pace = known.reduce(
    (slowest, one) => (one.kmh < slowest.kmh ? one : slowest),
    known[0] ?? walking,
  );
  const along = distanceM / metresPerKm / pace.kmh;
  const upAndDown = climbM / pace.climbM + descentM / pace.descentM;
  return Math.round((Math.max(along, upAndDown) + Math.min(along, upAndDown) / 2) * minutesPerHour);
}

export function climbAndDescent(altitudes: readonly number[]): {
  climbM: number;
  descentM: number;
} {
  let [climbM, descentM] = [0, 0];
  let [low, high] = [altitudes[0] ?? 0, altitudes[0] ?? 0];
  let direction: 'none' | 'up' | 'down' = 'none';
  for (const altitude of altitudes) {
    if (direction !== 'down') high = Math.max(high, altitude);
    if (direction !== 'up') low = Math.min(low, altitude);
    if (direction !== 'up' && altitude - low >= climbThresholdM) {
      if (direction === 'down') descentM += high - low;
      [direction, high] = ['up', altitude];
    } else if (direction !== 'down' && high - altitude >= climbThresholdM) {
      if (direction === 'up') climbM += high - low;
      [direction, low] = ['down', altitude];
    }
  }
  if (direction === 'up') climbM += high - low;
  if (direction === 'down') descentM += high - low;
  return { climbM, descentM };
}

const knownAltitudes = (points: readonly Waypoint[]): number[] | undefined => {
  const altitudes = points.flatMap(({ altitudeM }) => altitudeM ?? []);
  return altitudes.length === points.length && altitudes.length > 0 ? altitudes : undefined;
};

/** In metres, not rounded; the distance is measured on the sphere. */
export function measureLine(points: readonly Waypoint[]): LineFigures {
  const distanceM = points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before === undefined ? 0 : sum + metresBetween(before, point);
  }, 0);
  const altitudes = knownAltitudes(points);
  if (altitudes === undefined)
    return { distanceM, climbM: null, descentM: null, minAltitudeM: null, maxAltitudeM: null };
  return {
    distanceM,
    ...climbAndDescent(altitudes),
    minAltitudeM: altitudes.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY),
    maxAltitudeM: altitudes.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY),
  };
}

const rounded = (metres: number | null): number | null =>
  metres === null ? null : Math.round(metres);

export function figuresOf(line: LineFigures, modes: readonly string[]): TraceFigures {
  const distanceM = Math.round(line.distanceM);
  return {
    distanceM,
    durationMin: durationMinOf(distanceM, line.climbM ?? 0, line.descentM ?? 0, modes),
    climbM: rounded(line.climbM),
    descentM: rounded(line.descentM),
    minAltitudeM: rounded(line.minAltitudeM),
    maxAltitudeM: rounded(line.maxAltitudeM),
  };
}
