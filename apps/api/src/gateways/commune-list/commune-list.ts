export type Point = { lon: number; lat: number };

/** `groupCode` is the code of its intercommunality, or null for a commune that is in none. */
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

/** `former`: a merged commune. `district`: an arrondissement of Paris, Lyon or Marseille. */
export type InnerName = {
  communeCode: string;
  name: string;
  kind: 'former' | 'district';
  population: number;
};

/** `seatCode` is the INSEE code of its capital; a region has its own code as `regionCode`. */
export type Division = { code: string; name: string; seatCode: string; regionCode: string };

export type Divisions = {
  communes: Commune[];
  innerNames: InnerName[];
  departments: Division[];
  regions: Division[];
};

/**
 * `communeCode` is null for Paris and some overseas territories, which are matched by `country` and
 * `name`.
 */
export type TownPoint = {
  communeCode: string | null;
  country: string;
  name: string;
  population: number;
  isSeat: boolean;
  point: Point;
};

/** Keys are INSEE codes. */
export type Centres = ReadonlyMap<string, Point>;
