/**
 * Pages of a list overlap when the list changes between two requests. Keeps the first position and
 * the last copy.
 */
export const uniqueById = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
