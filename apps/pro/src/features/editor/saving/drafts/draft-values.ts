import { contactTypes } from '@parages/contracts/vocabulary/events/contact-types';
import { poiFigureNames } from '@parages/contracts/vocabulary/events/poi-figures';
import { priceModes } from '@parages/contracts/vocabulary/prices/price-modes';
import { pricePolicies } from '@parages/contracts/vocabulary/prices/price-policies';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { locomotionModes } from '@parages/contracts/vocabulary/tours/locomotion-modes';
import { tourDifficulties } from '@parages/contracts/vocabulary/tours/tour-difficulties';
import { tourFigures } from '@parages/contracts/vocabulary/tours/tour-figures';

/** Throws on a value that the form could not have written. */
type Reader = (value: unknown) => unknown;

// Above what a person types in any field: the drafts of a device are bounded as a whole.
const most = { characters: 100_000, items: 2000 } as const;

const refuse = (): never => {
  throw new TypeError('unreadable');
};
const text: Reader = (value) =>
  typeof value === 'string' && value.length <= most.characters ? value : refuse();
const boolean: Reader = (value) => (typeof value === 'boolean' ? value : refuse());
/** JSON has no NaN, the value of typed text that is no number. */
export const notANumber = 'NaN';
const number: Reader = (value) =>
  value === notANumber ? Number.NaN : typeof value === 'number' ? value : refuse();
const orNull =
  (read: Reader): Reader =>
  (value) =>
    value === null ? null : read(value);
const oneOf =
  (names: readonly string[]): Reader =>
  (value) =>
    typeof value === 'string' && names.includes(value) ? value : refuse();
const list =
  (read: Reader): Reader =>
  (value) =>
    Array.isArray(value) && value.length <= most.items ? value.map(read) : refuse();
const record =
  (shape: Readonly<Record<string, Reader>>): Reader =>
  (value) => {
    if (typeof value !== 'object' || value === null) return refuse();
    const given = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(shape).map(([name, read]) => [name, read(given[name] ?? null)]),
    );
  };
const under = (prefix: string, shape: Readonly<Record<string, Reader>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, read]) => [`${prefix}/${name}`, read]));
const each = (names: readonly string[], read: Reader): Record<string, Reader> =>
  Object.fromEntries(names.map((name) => [name, read]));

const line = orNull(text);
const figure = orNull(number);
const tour = {
  ...each(tourFigures, figure),
  locomotionModes: list(oneOf(locomotionModes)),
  difficulty: orNull(oneOf(tourDifficulties)),
};

const readers: Readonly<Record<string, Reader>> = {
  ...under('/categories', { themes: list(oneOf(themes)), tags: list(text), features: list(text) }),
  ...under('/dates', {
    label: text,
    description: text,
    isPermanent: boolean,
    periods: list(
      record({ startDate: text, endDate: text, startTime: line, endTime: line, note: line }),
    ),
    ...each(poiFigureNames, figure),
  }),
  ...under('/place', {
    ...each(['name', 'streetAddress', 'postalCode', 'locality'], line),
    position: orNull(record({ lon: number, lat: number })),
  }),
  '/prices': record({
    isFree: boolean,
    prices: list(
      record({
        minPriceCents: figure,
        maxPriceCents: figure,
        priceModes: list(oneOf(priceModes)),
        policyName: orNull(oneOf(pricePolicies)),
        label: line,
        startDate: line,
        endDate: line,
        additionalInfo: line,
      }),
    ),
  }),
  '/contacts': list(
    record({
      type: oneOf(contactTypes),
      legalName: line,
      emails: list(text),
      phoneNumbers: list(text),
      websites: list(text),
    }),
  ),
  '/traces/tour': orNull(record(tour)),
  ...under('/traces/tour', tour),
};

const readerOf = (name: string): Reader =>
  name.startsWith('/categories/options/')
    ? oneOf(['yes', 'no', 'unknown'])
    : (readers[name] ?? refuse);

/** The value of the field `name` from the storage of a device. Throws when it is not one. */
export const readValue = (name: string, value: unknown): unknown => readerOf(name)(value);
