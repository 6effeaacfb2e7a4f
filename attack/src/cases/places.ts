/** The keys and indexes that lead to a place inside a JSON value. */
export type Place = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function listPlaces(value: unknown, at: Place = []): { place: Place; value: unknown }[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => listPlaces(item, [...at, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => listPlaces(item, [...at, key]))
      : [];
  return [{ place: at, value }, ...inside];
}

export function replaceAt(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaceAt(item, rest, replacement) : item));
  if (isObject(value)) return { ...value, [key]: replaceAt(value[String(key)], rest, replacement) };
  return value;
}

export function removeAt(value: unknown, place: Place): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return undefined;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? removeAt(item, rest) : item));
  if (!isObject(value)) return value;
  if (rest.length > 0) return { ...value, [key]: removeAt(value[String(key)], rest) };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
