import { departmentCode } from '@parages/contracts/vocabulary/places/department-code';

// The facts of the school calendar 2026-2027 of the ministry of education, and of the academies
// that each zone holds. Corsica and the overseas departments have calendars of their own, which are
// not here.
export const schoolZones = ['A', 'B', 'C'] as const;
export type SchoolZone = (typeof schoolZones)[number];

const departments: Record<SchoolZone, string> = {
  // Besançon, Bordeaux, Clermont-Ferrand, Dijon, Grenoble, Limoges, Lyon, Poitiers
  A: '01 03 07 15 16 17 19 21 23 24 25 26 33 38 39 40 42 43 47 58 63 64 69 70 71 73 74 79 86 87 89 90',
  // Aix-Marseille, Amiens, Lille, Nancy-Metz, Nantes, Nice, Normandie, Orléans-Tours, Reims, Rennes,
  // Strasbourg
  B: '02 04 05 06 08 10 13 14 18 22 27 28 29 35 36 37 41 44 45 49 50 51 52 53 54 55 56 57 59 60 61 62 67 68 72 76 80 83 84 85 88',
  // Créteil, Montpellier, Paris, Toulouse, Versailles
  C: '09 11 12 30 31 32 34 46 48 65 66 75 77 78 81 82 91 92 93 94 95',
};

/** The last day of which the calendar is known. */
export const lastKnownDay = '2027-08-31';

type Days = readonly [first: string, last: string];
const common: readonly Days[] = [
  ['2026-10-17', '2026-11-01'],
  ['2026-12-19', '2027-01-03'],
  ['2027-05-06', '2027-05-09'],
  // The calendar gives no end: the next school year begins on the first of September at the earliest.
  ['2027-07-03', lastKnownDay],
];
const holidays: Record<SchoolZone, readonly Days[]> = {
  A: [...common, ['2027-02-13', '2027-02-28'], ['2027-04-10', '2027-04-25']],
  B: [...common, ['2027-02-20', '2027-03-07'], ['2027-04-17', '2027-05-02']],
  C: [...common, ['2027-02-06', '2027-02-21'], ['2027-04-03', '2027-04-18']],
};

/** The zone of a postcode or a department; undefined for Corsica, overseas and unknown ones. */
export const schoolZoneOf = (postalCode: string): SchoolZone | undefined =>
  schoolZones.find((zone) => departments[zone].split(' ').includes(departmentCode(postalCode)));

/** Whether a day, `yyyy-MM-dd`, is in the holidays of a zone; false outside the known calendar. */
export const isSchoolHoliday = (day: string, zone: SchoolZone): boolean =>
  holidays[zone].some(([first, last]) => first <= day && day <= last);
