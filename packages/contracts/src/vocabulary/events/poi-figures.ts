/**
 * Optional whole numbers of an event; null when unset. CONVENTIONS.md names the files that a new
 * figure also needs. A figure that is not `isRequired` may be missing from a request that saves its
 * tab: the figure then keeps its value.
 */
export const poiFigures = {
  allowedPerson: {
    least: 1,
    most: Number.MAX_SAFE_INTEGER,
    error: 'allowed_person_invalid',
    isRequired: true,
  },
  minimumAge: { least: 1, most: 99, error: 'minimum_age_invalid', isRequired: false },
  maximumAge: { least: 1, most: 99, error: 'maximum_age_invalid', isRequired: false },
} as const satisfies Record<
  string,
  { least: number; most: number; error: string; isRequired: boolean }
>;

export type PoiFigure = keyof typeof poiFigures;
export type PoiFigureError = (typeof poiFigures)[PoiFigure]['error'];
export type PoiFigures = Record<PoiFigure, number | null>;

export const poiFigureNames = Object.keys(poiFigures) as PoiFigure[];

export const eachPoiFigure = <Value>(give: (name: PoiFigure) => Value) =>
  Object.fromEntries(poiFigureNames.map((name) => [name, give(name)])) as Record<PoiFigure, Value>;

export const noPoiFigures: PoiFigures = /* @__PURE__ */ eachPoiFigure(() => null);

/** Whether a figure is null or a whole number within its bounds. */
export function isPoiFigure(name: PoiFigure, value: number | null): boolean {
  const { least, most } = poiFigures[name];
  return value === null || (Number.isInteger(value) && value >= least && value <= most);
}
