/** A point of the Earth, in degrees. */
export type Point = { lon: number; lat: number };

/** A commune of today. `groupCode` is its intercommunality; `formerCodes` are INSEE codes it had or absorbed. */
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

/** A name inside a commune: one it absorbed, or an arrondissement of Paris, Lyon or Marseille. */
export type InnerName = {
  communeCode: string;
  name: string;
  kind: 'former' | 'district';
  population: number;
};

/** A region or a department and the commune its administration sits in. Departments name their region. */
export type Division = { code: string; name: string; seatCode: string; regionCode: string };

/** The administrative France of one year. */
export type Divisions = {
  communes: Commune[];
  innerNames: InnerName[];
  departments: Division[];
  regions: Division[];
};

/** A town centre as GeoNames knows it. `communeCode` is null for Paris and some overseas territories: `country` and `name` then tell. */
export type TownPoint = {
  communeCode: string | null;
  country: string;
  name: string;
  population: number;
  isSeat: boolean;
  point: Point;
};

/** The middle of each commune's outline, by INSEE code. */
export type Centres = ReadonlyMap<string, Point>;
