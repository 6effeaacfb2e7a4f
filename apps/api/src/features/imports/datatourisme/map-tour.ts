import {
  isLocomotionMode,
  type LocomotionMode,
} from '@parages/contracts/vocabulary/tours/locomotion-modes';
import { isTourDifficulty } from '@parages/contracts/vocabulary/tours/tour-difficulties';
import type { Tour } from '../mapping/poi-draft.ts';
import { type DatatourismeObject, nameOf } from './datatourisme.schema.ts';

const largestMetres = 10_000_000;

const metres = (value: number | undefined): number | null =>
  value !== undefined && value >= 0 && value <= largestMetres ? Math.round(value) : null;

const altitude = (value: number | undefined): number | null =>
  value !== undefined && Math.abs(value) <= 9000 ? Math.round(value) : null;

/**
 * Minutes of a duration in ISO 8601 (`PT2H30M`), as `2:30` or `2h30`, or as a number of minutes.
 */
function toMinutes(text: string | undefined): number | null {
  const written = text?.trim() ?? '';
  const iso = /^PT(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d+S)?$/i.exec(written);
  const clock = /^(\d{1,3})\s*[:h]\s*(\d{2})?(?::\d{2})?$/i.exec(written);
  const parts = iso ?? clock;
  if (parts !== null) return Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? 0) || null;
  return /^\d{1,5}(?:\.\d+)?$/.test(written) ? Math.round(Number(written)) || null : null;
}

// Mode of locomotion implied by a class, when the object names none.
const classModes: Readonly<Record<string, LocomotionMode>> = {
  WalkingTour: 'Pedestrian',
  CyclingTour: 'Bike',
  HorseTour: 'Riding',
  RoadTour: 'Automobile',
  FluvialTour: 'PleasureBoating',
};

export function mapTour(object: DatatourismeObject, classes: readonly string[]): Tour | null {
  if (!classes.includes('Tour') && !classes.some((name) => name in classModes)) return null;
  const explicit = [...object.hasLocomotionWay, ...object.hasTheme]
    .map((concept) => nameOf(concept['@id']))
    .filter(isLocomotionMode);
  const implied = classes.flatMap((name) => classModes[name] ?? []);
  const altitudes = [altitude(object.minAltitude), altitude(object.maxAltitude)].filter(
    (value) => value !== null,
  );
  const climb = metres(object.highDifference);
  return {
    distanceM: metres(object.tourDistance),
    durationMin: toMinutes(object.duration),
    climbM: climb,
    // A loop descends as much as it climbs.
    descentM: object.hasTourType.some((concept) => nameOf(concept['@id']) === 'Loop')
      ? climb
      : null,
    minAltitudeM:
      object.minAltitude === undefined || altitudes.length === 0 ? null : Math.min(...altitudes),
    maxAltitudeM:
      object.maxAltitude === undefined || altitudes.length === 0 ? null : Math.max(...altitudes),
    locomotionModes: [...new Set(explicit.length > 0 ? explicit : implied)],
    difficulty:
      object.hasDifficultyLevel.map((concept) => nameOf(concept['@id'])).find(isTourDifficulty) ??
      null,
  };
}
