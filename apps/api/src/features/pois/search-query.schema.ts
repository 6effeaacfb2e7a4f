import { parseDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { limits, searchTextLimits } from '@parages/contracts/vocabulary/limits';
import { type Box, largestBox, parseBox } from '@parages/contracts/vocabulary/search/bbox';
import { poiSorts, searchGroups } from '@parages/contracts/vocabulary/search/search-groups';
import {
  childAge,
  formerNight,
  partOfDayNamed,
  partOfDayNames,
  priceCeilings,
} from '@parages/contracts/vocabulary/search/search-traits';
import { isPoiOption, type PoiOption } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { boundedText, emptyIsAbsent, trimmedText } from '../../platform/input/bounded-text.ts';
import {
  hasWholePosition,
  optionalPositionShape,
  positionQueryShape,
} from '../../platform/input/position-schema.ts';

// Reads an empty value as absent, because coercion would turn it into 0.
const number = (schema: z.ZodCoercedNumber) => z.preprocess(emptyIsAbsent, schema);
// Longer than all options together, or any two days.
const maxFilterLength = 500;
const flag = z.enum(['true', 'false']);

const optionsFilter = boundedText(maxFilterLength)
  .transform((text, context): PoiOption[] => {
    const names = text.split(',').filter((name) => name !== '');
    const known = names.filter(isPoiOption);
    if (known.length < names.length)
      context.addIssue({
        code: 'custom',
        message: `Unknown option: ${names.filter((name) => !isPoiOption(name)).join(', ')}`,
      });
    return known;
  })
  .describe('Options that must all be true, separated by commas.');

const datesFilter = boundedText(maxFilterLength)
  .transform((text, context) => {
    const range = parseDateFilter(text);
    if (range !== undefined) return range;
    context.addIssue({
      code: 'custom',
      message: 'Expected yyyy-MM-dd or two days joined by "_".',
    });
    return z.NEVER;
  })
  .describe('A day, or two joined by an underscore. Without it: from now on.');

const boxFilter = boundedText(maxFilterLength)
  .transform((text, context): Box => {
    const box = parseBox(text);
    if (box !== null) return box;
    context.addIssue({
      code: 'custom',
      message: `Expected west,south,east,north in degrees, west of east and south of north, at most ${largestBox.width} degrees wide and ${largestBox.height} high.`,
    });
    return z.NEVER;
  })
  .describe(
    `A rectangle to search instead of the circle around \`lon\` and \`lat\`: west,south,east,north in degrees, rounded to 0.0001, at most ${largestBox.width} degrees wide and ${largestBox.height} high.`,
  );

const priceFilter = z
  .enum(priceCeilings.map((ceiling) => `${ceiling}` as const))
  .describe(
    'Euros. 0: free for everyone; otherwise the lowest price is not above it. An event without a known price does not match.',
  );
export const ageMeaning =
  'Age of a child in years, within the ages that the event states. An event that states none matches with the option `kids-friendly` or the theme `famille`.';
const ageFilter = number(z.coerce.number().int().min(childAge.least).max(childAge.most)).describe(
  ageMeaning,
);
const partFilter = z
  .enum([...partOfDayNames, formerNight])
  .transform(partOfDayNamed)
  .describe(
    'An occurrence on the searched days starts in these hours: morning 05:00 to 12:00, afternoon to 18:00, evening to 05:00, local time. One without known hours matches each part; a permanent event matches none. `night`, of former releases, means `evening`.',
  );

// The searched texts hold no control characters, so a query that has one is refused.
export const textFilter = trimmedText(searchTextLimits.max)
  .min(searchTextLimits.min)
  .regex(/^\P{Cc}*$/u);

const distanceKm = number(z.coerce.number().min(0).max(limits.radius.maxKm)).default(
  limits.radius.defaultKm,
);
const positionQuery = { ...positionQueryShape, distanceKm };
// Without a place, the whole country is searched, and cards have no distance.
const optionalPositionQuery = { ...optionalPositionShape, distanceKm };
const areaQuery = { ...optionalPositionQuery, bbox: boxFilter.optional() };
export const filterQuery = {
  theme: z.enum(themes).optional(),
  options: optionsFilter.optional(),
  dates: datesFilter.optional(),
  maxPrice: priceFilter.optional(),
  age: ageFilter.optional(),
  partOfDay: partFilter.optional(),
};
const pageQuery = (pageSize: number) => ({
  offset: number(z.coerce.number().int().min(0).max(limits.maxOffset)).default(0),
  pageSize: number(z.coerce.number().int().min(1).max(limits.pageSize.max)).default(pageSize),
});

export const poiListQuery = z
  .strictObject({
    ...areaQuery,
    ...filterQuery,
    q: textFilter.optional(),
    excludePoiId: z.uuid().optional(),
    sort: z.enum(poiSorts).default('date'),
    group: z.enum(searchGroups).optional().describe('One part of a list by date.'),
    ...pageQuery(limits.pageSize.api),
    autoExtend: flag.default('false'),
    withTotal: flag.default('true'),
  })
  .refine(({ group, sort }) => group === undefined || sort === 'date', {
    path: ['group'],
    message: 'Only a list sorted by date has groups',
  })
  .superRefine(hasWholePosition)
  .refine(({ lon, sort }) => lon !== undefined || sort !== 'distance', {
    path: ['sort'],
    message: 'Only a list with lon and lat is sorted by distance',
  })
  .refine(({ lon, bbox, sort }) => lon !== undefined || bbox !== undefined || sort !== 'newest', {
    path: ['sort'],
    message: 'A list of the whole country is sorted by date',
  });
export type PoiListQuery = z.output<typeof poiListQuery>;

const aroundShape = {
  ...positionQuery,
  ...z.strictObject(filterQuery).omit({ theme: true }).shape,
};
export const aroundQuery = z.strictObject({
  ...aroundShape,
  ...pageQuery(limits.pageSize.carousel),
});
export type AroundQuery = z.output<typeof aroundQuery>;

export const promotedQuery = z
  .strictObject({
    ...optionalPositionQuery,
    ...filterQuery,
    ...pageQuery(limits.pageSize.promoted),
  })
  .superRefine(hasWholePosition);
export type PromotedQuery = z.output<typeof promotedQuery>;

export const facetsQuery = z.strictObject({
  ...positionQuery,
  ...filterQuery,
  q: textFilter.optional(),
});
export type FacetsQuery = z.output<typeof facetsQuery>;

export const areaFacetsQuery = z
  .strictObject({ ...areaQuery, ...filterQuery, q: textFilter.optional() })
  .superRefine(hasWholePosition)
  .refine(({ lon, lat, bbox }) => (lon ?? lat ?? bbox) !== undefined, {
    path: ['lon'],
    message: 'Required without bbox',
  });
export type AreaFacetsQuery = z.output<typeof areaFacetsQuery>;

const monthFilter = boundedText(7)
  .regex(/^(19\d{2}|20\d{2}|2100)-(0[1-9]|1[0-2])$/, 'Expected yyyy-MM.')
  .describe('A month of the years 1900 to 2100.');
export const daysQuery = z.strictObject({
  ...facetsQuery.omit({ dates: true }).shape,
  month: monthFilter,
});
export type DaysQuery = z.output<typeof daysQuery>;

export const homeQuery = z.strictObject({
  ...aroundShape,
  carousels: number(z.coerce.number().int().min(1).max(themes.length))
    .default(themes.length)
    .describe('Maximum number of themes to answer: the first ones that have any poi.'),
});
export type HomeQuery = z.output<typeof homeQuery>;

export const mapQuery = z
  .strictObject({
    west: positionQueryShape.lon,
    south: positionQueryShape.lat,
    east: positionQueryShape.lon,
    north: positionQueryShape.lat,
    zoom: number(z.coerce.number().min(0).max(20)),
    // With a place, the map leaves out what a list around it leaves out.
    ...optionalPositionQuery,
    ...filterQuery,
    q: textFilter.optional(),
  })
  .superRefine(hasWholePosition)
  .refine(({ west, east }) => west < east, { path: ['east'], message: 'Must be east of west' })
  .refine(({ south, north }) => south < north, {
    path: ['north'],
    message: 'Must be north of south',
  });
export type MapQuery = z.output<typeof mapQuery>;

export const similarQuery = z.strictObject({
  pageSize: number(z.coerce.number().int().min(1).max(limits.pageSize.max)).default(
    limits.pageSize.similar,
  ),
});
export const poiParams = z.strictObject({ poiId: z.uuid() });
export const slugParams = z.strictObject({ slugFr: boundedText(300).min(1) });
