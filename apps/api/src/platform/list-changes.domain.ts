export type ListChange = { field: string; from: unknown[]; to: unknown[] };

export const keyOf = (entry: unknown): string => JSON.stringify(entry);

/** Multiset difference: the entries of `list` that `other` lacks. */
export function missingFrom(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const counts = new Map<string, number>();
  for (const key of other.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return list.filter((entry) => {
    const key = keyOf(entry);
    const remaining = counts.get(key) ?? 0;
    counts.set(key, remaining - 1);
    return remaining <= 0;
  });
}

/** A change of order only is reported as the field `<field>/order`. */
export function listChanges(
  field: string,
  from: readonly unknown[],
  to: readonly unknown[],
): ListChange[] {
  const [removed, added] = [missingFrom(from, to), missingFrom(to, from)];
  if (removed.length > 0 || added.length > 0) return [{ field, from: removed, to: added }];
  return keyOf(from) === keyOf(to)
    ? []
    : [{ field: `${field}/order`, from: [...from], to: [...to] }];
}
