/** Items by their id, the first place and the last copy of each: pages overlap when a list changes between two requests. */
export const once = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
