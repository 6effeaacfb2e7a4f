import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { towns } from '@parages/contracts/vocabulary/places/towns';
import type {
  Centres,
  Commune,
  Point,
  TownPoint,
} from '../../gateways/commune-list/commune-list.ts';
import { locateTowns, type TownCentre } from './town-centres.domain.ts';

/**
 * The source `postcode` marks an estimate: the mean of the communes with the same postcode, else of
 * the same intercommunality or department.
 */
export type Position = Point & { source: 'town-centre' | 'official' | 'geonames' | 'postcode' };

// A town centre lies within a few kilometres of the official centre; a point farther away is not
// that of the commune.
const townCentreWithinM = 5000;

const mean = (points: readonly Point[]): Point => ({
  lon: points.reduce((sum, { lon }) => sum + lon, 0) / points.length,
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
});

const ownTowns = new Map<string, Point>(towns.map(({ insee, position }) => [insee, position]));

function knownPosition(
  code: string,
  town: TownCentre | undefined,
  centre: Point | undefined,
): Position | undefined {
  const own = ownTowns.get(code);
  if (own) return { ...own, source: 'town-centre' };
  if (centre === undefined) return town && { ...town.point, source: 'geonames' };
  const isTrueCentre = town?.isNamesake && metresBetween(town.point, centre) <= townCentreWithinM;
  return isTrueCentre ? { ...town.point, source: 'geonames' } : { ...centre, source: 'official' };
}

type Neighbourhood = (commune: Commune) => string[];

// From narrow to wide; the first that contains a located commune is used: same postcode (median
// distance 6 km), same intercommunality (14 km), same department in metropolitan France.
const neighbourhoods: readonly Neighbourhood[] = [
  ({ postalCodes }) => postalCodes,
  ({ groupCode }) => (groupCode === null ? [] : [groupCode]),
  ({ departmentCode, isMetropolitan }) => (isMetropolitan ? [departmentCode] : []),
];

function fillFrom(
  keysOf: Neighbourhood,
  communes: readonly Commune[],
  known: ReadonlyMap<string, Position>,
): Map<string, Position> {
  const pointsByKey = new Map<string, Point[]>();
  for (const commune of communes) {
    const position = known.get(commune.code);
    if (position === undefined) continue;
    for (const key of keysOf(commune)) {
      const points = pointsByKey.get(key);
      if (points) points.push(position);
      else pointsByKey.set(key, [position]);
    }
  }
  const filled = new Map<string, Position>();
  for (const commune of communes) {
    if (known.has(commune.code)) continue;
    const points = keysOf(commune).flatMap((key) => pointsByKey.get(key) ?? []);
    if (points.length > 0) filled.set(commune.code, { ...mean(points), source: 'postcode' });
  }
  return filled;
}

/** The keys are INSEE codes. `centres` is empty when the State's list was not fetched. */
export function choosePositions(
  communes: readonly Commune[],
  townPoints: readonly TownPoint[],
  centres: Centres,
): Map<string, Position> {
  const located = locateTowns(communes, townPoints);
  const known = new Map<string, Position>();
  for (const { code } of communes) {
    const position = knownPosition(code, located.get(code), centres.get(code));
    if (position) known.set(code, position);
  }
  const guesses = neighbourhoods.map((keysOf) => fillFrom(keysOf, communes, known));
  const positions = new Map(known);
  for (const { code } of communes) {
    const guess = guesses.find((filled) => filled.has(code))?.get(code);
    if (guess) positions.set(code, guess);
  }
  return positions;
}
