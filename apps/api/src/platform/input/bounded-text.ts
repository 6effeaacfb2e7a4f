import { z } from 'zod';

// Room for the spaces and the invisible characters that cleaning removes.
const rawBound = (most: number): number => 2 * most + 1000;

/** A text of at most `most` characters. The bound aborts: no later pattern or transform reads a longer text. */
export const boundedText = (most: number) => z.string().max(most, { abort: true });

/** A text of at most `most` characters once `clean` has run and the text is trimmed. The raw text is bounded before `clean` reads it. */
export const cleanedText = (most: number, clean: (text: string) => string) =>
  z
    .string()
    .max(rawBound(most), {
      abort: true,
      error: `Too big: expected string to have <=${most} characters`,
    })
    .overwrite(clean)
    .trim()
    .max(most, { abort: true });

/** A text of at most `most` characters between its spaces. */
export const trimmedText = (most: number) => cleanedText(most, (text) => text);

/** An empty form field or query value counts as absent. */
export const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);
