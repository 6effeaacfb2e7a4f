import { parse } from 'yaml';
import { z } from 'zod';

const text = z.string().min(1);
const check = z.union([z.strictObject({ axe: text }), z.strictObject({ test: text })]);
const note = z.strictObject({ date: z.iso.date(), seen: text });

const criterion = z.discriminatedUnion('applies', [
  z.strictObject({
    subject: text,
    applies: z.literal('yes'),
    checks: z.array(check).min(1).optional(),
    note: note.optional(),
  }),
  z.strictObject({
    subject: text,
    applies: z.literal('no'),
    why: text,
    /** Elements that no file of the sites may contain. */
    absent: z.array(text).min(1).optional(),
  }),
]);

const accessibilityMap = z.strictObject({
  standard: text,
  criteria: z.record(z.string(), criterion),
  journeys: z.array(z.strictObject({ test: text })),
});

export type Criterion = z.infer<typeof criterion>;
export type AccessibilityMap = z.infer<typeof accessibilityMap>;

/** Throws on another shape, an unknown property or a number that occurs twice. */
export const readAccessibilityMap = (yaml: string): AccessibilityMap =>
  accessibilityMap.parse(parse(yaml));

// How many criteria each of the 13 themes of RGAA 4.1.2 has.
const criteriaOfThemes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

export const allCriteria: readonly string[] = criteriaOfThemes.flatMap((count, theme) =>
  Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
);
