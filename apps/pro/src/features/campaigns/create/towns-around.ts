import { limits } from '@parages/contracts/vocabulary/limits';
import { towns } from '@parages/contracts/vocabulary/towns';

type Point = { lon: number; lat: number };

const earthRadiusM = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres on the sphere, as everywhere. */
function distanceOf(one: Point, other: Point): number {
  const half = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const across =
    Math.sin(radians(other.lon - one.lon) / 2) ** 2 *
    Math.cos(radians(one.lat)) *
    Math.cos(radians(other.lat));
  return 2 * earthRadiusM * Math.asin(Math.sqrt(half + across));
}

/** The towns with a page on which an event at that point shows, as the page opens: the nearest first. */
export const townsAround = (position: Point | null): { name: string; distanceM: number }[] =>
  position === null
    ? []
    : towns
        .map(({ name, position: centre }) => ({ name, distanceM: distanceOf(position, centre) }))
        .filter(({ distanceM }) => distanceM <= limits.radius.defaultKm * 1000)
        .sort((one, other) => one.distanceM - other.distanceM);
