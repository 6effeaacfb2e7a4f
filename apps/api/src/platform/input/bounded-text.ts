import { z } from 'zod';

// Bound of the raw text: leaves room for the spaces and invisible characters that cleaning removes.
const rawBound = (max: number): number => 2 * max + 1000;

/** The bound aborts validation: no later pattern or transform reads a longer text. */
export const boundedText = (max: number) => z.string().max(max, { abort: true });

/** `max` holds after `clean` and trimming; the raw text is bounded before `clean` reads it. */
export const cleanedText = (max: number, clean: (text: string) => string) =>
  z
    .string()
    .max(rawBound(max), {
      abort: true,
      error: `Too big: expected string to have <=${max} characters`,
    })
    .overwrite(clean)
    .trim()
    .max(max, { abort: true });

export const trimmedText = (max: number) => cleanedText(max, (text) => text);

/** An empty form field, query value or setting counts as absent. */
export const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);
