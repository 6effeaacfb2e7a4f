import { z } from 'zod';
import { cardRowSchema } from './pois.schema.ts';

/** `theme`: its number, 0 for all; `options`: a bit mask of the options and of the traits (`traitMask`). */
export const filters = {
  theme: z.int(),
  options: z.int(),
  fromDay: z.string(),
  toDay: z.string(),
};
export const circle = { lon: z.number(), lat: z.number(), radiusM: z.number() };
/** `lon` and `lat` are null for the whole country; the radius then excludes nothing. */
export const circleOrCountry = {
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  radiusM: z.number(),
};
/** A rectangle in place of the circle, or nulls. */
export const box = {
  west: z.number().nullable(),
  south: z.number().nullable(),
  east: z.number().nullable(),
  north: z.number().nullable(),
};
export const cells = { lows: z.array(z.int()), highs: z.array(z.int()) };
/** `firstCell` and `lastCell`: the first and the last of the cells. */
export const words = { q: z.string(), ...cells, firstCell: z.int(), lastCell: z.int() };
export const moment = { today: z.string(), asOf: z.date() };
export const page = { pageSize: z.int(), offset: z.int() };

export const cardPage = { row: cardRowSchema, packing: 'inside' as const };
