import { z } from 'zod';

// Feeds come from many publishers: a field of the wrong type counts as missing.

const listMaxLength = 5000;

export const looseText = z
  .union([z.string(), z.number().transform(String)])
  .transform((value) => value.trim() || undefined)
  .optional()
  .catch(undefined);

const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(',', '.')) : value;

/** Accepts a decimal comma. */
export const looseNumber = z.preprocess(toNumber, z.number().optional()).catch(undefined);

export const looseFlag = z
  .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
  .optional()
  .catch(undefined);

const toList = (value: unknown): unknown[] => {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value.slice(0, listMaxLength) : [value];
};

/** A single value counts as a list. Items of the wrong type are dropped. */
export const looseList = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(toList, z.array(z.unknown())).transform((values) =>
    values.flatMap((value) => {
      const read = item.safeParse(value);
      return read.success && read.data !== undefined ? [read.data] : [];
    }),
  );

/** Reads `{ fr: ["text"] }`, `{ fr: "text" }`, or a text without language. */
export const looseFrench = z
  .preprocess((value) => {
    const french = z.looseObject({ fr: z.unknown() }).safeParse(value);
    const [first] = toList(french.success ? french.data.fr : value);
    return first;
  }, looseText)
  .optional();

const hasText = (value: unknown): boolean => looseText.parse(toList(value)[0]) !== undefined;

/** The French text of `looseFrench`, else the first text of another language. */
export const looseTitle = z
  .preprocess((value) => {
    const languages = z.looseObject({ fr: z.unknown().optional() }).safeParse(value);
    if (!languages.success) return toList(value)[0];
    const { fr, ...others } = languages.data;
    return toList([fr, ...Object.values(others)].find(hasText))[0];
  }, looseText)
  .optional();

export const looseFrenchList = z.preprocess((value) => {
  const french = z.looseObject({ fr: z.unknown() }).safeParse(value);
  return french.success ? french.data.fr : value;
}, looseList(looseText));

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
