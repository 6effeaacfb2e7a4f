import { keyOf, same } from './same.ts';

/** An item of `base` in another list; `item` is undefined when that list lacks it. */
type Pair<Item> = { base: Item; item: Item | undefined };
export type Pairing<Item> = { pairs: readonly Pair<Item>[]; added: readonly Item[] };

/**
 * Finds the items of `base` in `list`: first equal items, then, with `canEdit`, the remaining ones
 * in their order. Items have no ids: an item that was replaced by a new one counts as edited.
 */
export function pairItems<Item>(
  base: readonly Item[],
  list: readonly Item[],
  { canEdit }: { canEdit: boolean },
): Pairing<Item> {
  const left = list.map((item) => ({ item, key: keyOf(item) }));
  const take = (key: string): Item | undefined => {
    const index = left.findIndex((one) => one.key === key);
    return index === -1 ? undefined : left.splice(index, 1)[0]?.item;
  };
  const equal = base.map((item) => ({ base: item, item: take(keyOf(item)) }));
  const pairs = equal.map((pair) =>
    pair.item === undefined && canEdit ? { ...pair, item: left.shift()?.item } : pair,
  );
  return { pairs, added: left.map(({ item }) => item) };
}

const isReordered = (base: readonly unknown[], list: readonly unknown[]): boolean => {
  const [had, has] = [base.map(keyOf), list.map(keyOf)];
  const order = (keys: readonly string[], others: readonly string[]): string[] =>
    keys.filter((key) => others.includes(key));
  return !same(order(had, has), order(has, had));
};

/**
 * Applies to `theirs` what `mine` changed in `base`. Null when the result has more than `most`
 * items; with `canEdit`, also when both changed the same item differently, and when `mine` has
 * another order.
 */
export function mergeItems<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  { canEdit, most }: { canEdit: boolean; most: number },
): Item[] | null {
  if (canEdit && isReordered(base, mine)) return null;
  const ours = pairItems(base, mine, { canEdit });
  const others = pairItems(base, theirs, { canEdit });
  // The present item of `theirs`, and the item that takes its place.
  const replaced = new Map<Item, Item | undefined>();
  for (const [index, pair] of ours.pairs.entries()) {
    const other = others.pairs[index]?.item;
    if (same(pair.item, pair.base) || same(pair.item, other)) continue;
    if (!same(other, pair.base)) return null;
    if (other !== undefined) replaced.set(other, pair.item);
  }
  const known = others.added.map(keyOf);
  const merged = [
    ...theirs.flatMap((item) => {
      const next = replaced.has(item) ? replaced.get(item) : item;
      return next === undefined ? [] : [next];
    }),
    ...ours.added.filter((item) => !known.includes(keyOf(item))),
  ];
  return merged.length > most ? null : merged;
}
