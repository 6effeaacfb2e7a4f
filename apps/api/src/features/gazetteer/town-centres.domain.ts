import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import type { Commune, Point, TownPoint } from '../../gateways/commune-list/commune-list.ts';
import { slugify } from './place-slugs.domain.ts';

/** `isNamesake` is true when the point has the name of the commune. */
export type TownCentre = { point: Point; isNamesake: boolean };

// Territories whose points have no INSEE code, with the department code of their communes. Paris is
// the only such town of metropolitan France.
const departmentOfCountry: Record<string, string> = {
  FR: '75',
  YT: '976',
  PM: '975',
  BL: '977',
  MF: '978',
  WF: '986',
  PF: '987',
  NC: '988',
};
// A metropolitan point farther than this from every town of its postcode or intercommunality is an
// error (Sainte-Marie-de-Gosse: 80 km).
const strayM = 45_000;

const groupBy = <Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
};

function pickPoint(name: string, points: readonly TownPoint[]): TownCentre | undefined {
  const slug = slugify(name);
  const rank = (point: TownPoint): number =>
    (slugify(point.name) === slug ? 2 : 0) + (point.isSeat ? 1 : 0);
  const best = [...points].sort((a, b) => rank(b) - rank(a) || b.population - a.population)[0];
  return best && { point: best.point, isNamesake: slugify(best.name) === slug };
}

function pointsOf(
  commune: Commune,
  byCode: Map<string, TownPoint[]>,
  byArea: Map<string, TownPoint[]>,
  isAlone: boolean,
): TownPoint[] {
  const own = [commune.code, ...commune.formerCodes].flatMap((code) => byCode.get(code) ?? []);
  if (own.length > 0) return own;
  const slug = slugify(commune.name);
  return (byArea.get(commune.departmentCode) ?? []).filter(
    (point) => isAlone || slugify(point.name) === slug,
  );
}

function withoutStrays(
  communes: readonly Commune[],
  centres: Map<string, TownCentre>,
): Map<string, TownCentre> {
  const keysOf = (commune: Commune): string[] => [
    ...commune.postalCodes,
    ...(commune.groupCode === null ? [] : [commune.groupCode]),
  ];
  const located = groupBy(
    communes.filter(({ code }) => centres.has(code)),
    keysOf,
  );
  const isStray = (commune: Commune, { point }: TownCentre): boolean => {
    const peers = keysOf(commune)
      .flatMap((key) => located.get(key) ?? [])
      .filter(({ code }) => code !== commune.code);
    return (
      peers.length > 0 &&
      peers.every(({ code }) => {
        const peer = centres.get(code);
        return peer !== undefined && metresBetween(point, peer.point) > strayM;
      })
    );
  };
  const strays = communes.filter((commune) => {
    const centre = centres.get(commune.code);
    return commune.isMetropolitan && centre !== undefined && isStray(commune, centre);
  });
  for (const { code } of strays) centres.delete(code);
  return centres;
}

export function locateTowns(
  communes: readonly Commune[],
  points: readonly TownPoint[],
): Map<string, TownCentre> {
  const byCode = groupBy(points, ({ communeCode }) => (communeCode === null ? [] : [communeCode]));
  const byArea = groupBy(
    points.filter(({ communeCode }) => communeCode === null),
    ({ country }) => [departmentOfCountry[country] ?? ''],
  );
  const perDepartment = groupBy(communes, ({ departmentCode }) => [departmentCode]);
  const centres = new Map<string, TownCentre>();
  for (const commune of communes) {
    const isAlone = perDepartment.get(commune.departmentCode)?.length === 1;
    const centre = pickPoint(commune.name, pointsOf(commune, byCode, byArea, isAlone));
    if (centre) centres.set(commune.code, centre);
  }
  return withoutStrays(communes, centres);
}
