import { z } from 'zod';

// Feeds are written by a thousand hands: a field of the wrong kind is a field nobody filled, never an exception.

const listMaxLength = 5000;

/** A text, or a number written as one; empty or of another kind → undefined. */
export const looseText = z
  .union([z.string(), z.number().transform(String)])
  .transform((value) => value.trim() || undefined)
  .optional()
  .catch(undefined);

const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(',', '.')) : value;

/** A finite number, or a text holding one (comma accepted). */
export const looseNumber = z.preprocess(toNumber, z.number().optional()).catch(undefined);

/** A yes or a no, or a text holding one. */
export const looseFlag = z
  .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
  .optional()
  .catch(undefined);

const toList = (value: unknown): unknown[] => {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value.slice(0, listMaxLength) : [value];
};

/** A list, or the one value that stands for it; values that do not fit are left out. */
export const looseList = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(toList, z.array(z.unknown())).transform((values) =>
    values.flatMap((value) => {
      const read = item.safeParse(value);
      return read.success && read.data !== undefined ? [read.data] : [];
    }),
  );

/** A text in several languages (`{ fr: ["…"] }`, `{ fr: "…" }`) or in one: its French. */
export const looseFrench = z
  .preprocess((value) => {
    const french = z.looseObject({ fr: z.unknown() }).safeParse(value);
    const [first] = toList(french.success ? french.data.fr : value);
    return first;
  }, looseText)
  .optional();

/** Several texts in French: keywords. */
export const looseFrenchList = z.preprocess((value) => {
  const french = z.looseObject({ fr: z.unknown() }).safeParse(value);
  return french.success ? french.data.fr : value;
}, looseList(looseText));

/** A value, or a text that holds it as JSON. */
export const looseJson = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      const parsed: unknown = JSON.parse(value);
      return parsed;
    } catch {
      return value;
    }
  }, inner);
