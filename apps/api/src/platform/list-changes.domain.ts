/** A field of a list and what of it changed, as a history tells it. */
export type ListChange = { field: string; from: unknown[]; to: unknown[] };

/** What makes two entries the same: all that they say. */
export const keyOf = (entry: unknown): string => JSON.stringify(entry);

/** The entries of one list that another does not have; one that stands twice must stand twice there. */
export function missingFrom(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const counts = new Map<string, number>();
  for (const entry of other) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return list.filter((entry) => {
    const left = counts.get(keyOf(entry)) ?? 0;
    counts.set(keyOf(entry), left - 1);
    return left <= 0;
  });
}

/** What changed from one list to another: what went and what came, else the order, which is a field of its own. */
export function listChanges(
  field: string,
  from: readonly unknown[],
  to: readonly unknown[],
): ListChange[] {
  const [gone, come] = [missingFrom(from, to), missingFrom(to, from)];
  if (gone.length > 0 || come.length > 0) return [{ field, from: gone, to: come }];
  return keyOf(from) === keyOf(to)
    ? []
    : [{ field: `${field}/order`, from: [...from], to: [...to] }];
}
