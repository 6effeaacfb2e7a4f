/**
 * The text by which two values are compared. Empty text and an absent property count as null, blank
 * lines of a list as absent and `20:30:00` as `20:30`: the API saves these as the same.
 */
export const keyOf = (value: unknown): string => JSON.stringify(normal(value));

export const same = (one: unknown, other: unknown): boolean =>
  one === other || keyOf(one) === keyOf(other);

const isTime = (name: string): boolean => name === 'startTime' || name === 'endTime';

function normal(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  // JSON writes NaN, the value of typed text that is no number, as null.
  if (typeof value === 'number' && Number.isNaN(value)) return 'NaN';
  if (Array.isArray(value)) return value.filter(isNotBlank).map(normal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [
      name,
      isTime(name) && typeof part === 'string' ? normal(part.slice(0, 5)) : normal(part),
    ])
    .filter(([, part]) => part !== null);
}

const isNotBlank = (item: unknown): boolean => typeof item !== 'string' || item.trim() !== '';
