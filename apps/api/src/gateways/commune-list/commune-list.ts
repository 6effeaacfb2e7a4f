/** A point of the Earth, in degrees. */
export type Point = { lon: number; lat: number };

/**
 * A present-day commune. `groupCode` is its intercommunality; `formerCodes` are its previous INSEE
 * codes and those of merged communes.
 */
export type Commune = {
  code: string;
  name: string;
  departmentCode: string;
  regionCode: string;
  groupCode: string | null;
  formerCodes: string[];
  postalCodes: string[];
  population: number;
  isMetropolitan: boolean;
};

/** A name inside a commune: a merged commune, or an arrondissement of Paris, Lyon or Marseille. */
export type InnerName = {
  communeCode: string;
  name: string;
  kind: 'former' | 'district';
  population: number;
};

/**
 * A region or a department. `seatCode`: INSEE code of its capital; `regionCode`: the region of a
 * department, or the code of the region itself.
 */
export type Division = { code: string; name: string; seatCode: string; regionCode: string };

/** The administrative divisions of France in one year. */
export type Divisions = {
  communes: Commune[];
  innerNames: InnerName[];
  departments: Division[];
  regions: Division[];
};

/**
 * A town centre from GeoNames. `communeCode` is null for Paris and some overseas territories: match
 * those by `country` and `name`.
 */
export type TownPoint = {
  communeCode: string | null;
  country: string;
  name: string;
  population: number;
  isSeat: boolean;
  point: Point;
};

/** The centres of communes, by INSEE code. */
export type Centres = ReadonlyMap<string, Point>;
