/**
 * Filters of one value each. A search keeps only events that are known to match: an event without a
 * price or an age matches no ceiling and no age. A date without hours matches every part of the day.
 */
export type SearchTraits = {
  maxPrice?: PriceCeiling | undefined;
  age?: number | undefined;
  partOfDay?: PartOfDay | undefined;
};

/** Euros. 0 keeps the events that are free for everyone; the others compare the lowest price. */
export const priceCeilings = [0, 5, 10, 20, 30] as const;
export type PriceCeiling = (typeof priceCeilings)[number];

/**
 * The age of a child in years. It matches the ages that an event states; an event that states none
 * matches when it is for children: it has the option `kids-friendly` or the theme `famille`.
 */
export const childAge = { least: 0, most: 15 } as const;

/**
 * Local times: from the first one to the second, which is excluded. An event matches when one of its
 * occurrences within the searched days starts in the part, or has no hours. Permanent events have no
 * occurrence, and match no part.
 */
export const partsOfDay = {
  morning: ['05:00', '12:00'],
  afternoon: ['12:00', '18:00'],
  evening: ['18:00', '05:00'],
} as const satisfies Record<string, readonly [from: string, until: string]>;
export type PartOfDay = keyof typeof partsOfDay;
export const partOfDayNames = Object.keys(partsOfDay) as [PartOfDay, ...PartOfDay[]];

export const isPriceCeiling = (value: number): value is PriceCeiling =>
  (priceCeilings as readonly number[]).includes(value);
export const isChildAge = (value: number): value is number =>
  Number.isInteger(value) && value >= childAge.least && value <= childAge.most;

/** The part from 23:00 on of former releases, in links, in stored searches and of integrators. */
export const formerNight = 'night';

/** Undefined for an unknown name. The former night is part of the evening. */
export const partOfDayNamed = (name: string): PartOfDay | undefined =>
  name === formerNight ? 'evening' : partOfDayNames.find((part) => part === name);

// Bits of `poi_search.options` after those of the options: trait_mask.sql and part_mask.sql write
// them. Bit 5 is left for a sixth option.
const freeBit = 4;
const firstPriceBit = 6;
const firstPartBit = 10;
const firstAgeBit = 15;

const priceBit = (ceiling: PriceCeiling): number =>
  ceiling === 0 ? freeBit : firstPriceBit + priceCeilings.indexOf(ceiling) - 1;

/** The bits that an event needs in `poi_search.options` to match. */
export const traitMask = ({ maxPrice, age, partOfDay }: SearchTraits): number =>
  (maxPrice === undefined ? 0 : 1 << priceBit(maxPrice)) |
  (partOfDay === undefined ? 0 : 1 << (firstPartBit + partOfDayNames.indexOf(partOfDay))) |
  (age === undefined ? 0 : 1 << (firstAgeBit + age));
