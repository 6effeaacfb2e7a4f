import { limits } from '@parages/contracts/vocabulary/limits';
import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { towns } from '@parages/contracts/vocabulary/places/towns';

type Point = { lon: number; lat: number };

/** Towns whose page has this point inside its default search radius, nearest first. */
export const townsAround = (position: Point | null): { name: string; distanceM: number }[] =>
  position === null
    ? []
    : towns
        .map(({ name, position: centre }) => ({ name, distanceM: metresBetween(position, centre) }))
        .filter(({ distanceM }) => distanceM <= limits.radius.defaultKm * 1000)
        .sort((one, other) => one.distanceM - other.distanceM);
