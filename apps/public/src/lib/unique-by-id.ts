/**
 * Deduplicates by id, with the first position and the last copy: pages of a list overlap when it
 * changes between two requests.
 */
export const uniqueById = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
