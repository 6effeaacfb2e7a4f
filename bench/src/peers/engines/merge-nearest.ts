type Near = { id: string; metres: number };

/**
 * The `most` nearest of several lists, ties by id. A poi that is in several of them, because it
 * takes place on several days, counts once.
 */
export function mergeNearest(lists: readonly (readonly Near[])[], most: number): Near[] {
  const nearest = new Map<string, Near>();
  for (const list of lists)
    for (const near of list) if (!nearest.has(near.id)) nearest.set(near.id, near);
  return [...nearest.values()]
    .sort((one, other) => one.metres - other.metres || (one.id < other.id ? -1 : 1))
    .slice(0, most);
}
