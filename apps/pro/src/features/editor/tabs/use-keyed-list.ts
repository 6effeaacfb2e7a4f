import { useRef } from 'react';

type Keyed<Item> = { key: string; item: Item };

let made = 0;
const keyed = <Item>(item: Item): Keyed<Item> => {
  made += 1;
  return { key: `item-${made}`, item };
};

// The same item keeps its key; an item from elsewhere (another account's version, generated dates)
// gets a new one.
function follow<Item>(
  items: readonly Item[],
  known: readonly Keyed<Item>[],
): readonly Keyed<Item>[] {
  const left = [...known];
  return items.map((item) => {
    const index = left.findIndex((one) => Object.is(one.item, item));
    return left.splice(index, index === -1 ? 0 : 1)[0] ?? keyed(item);
  });
}

export type KeyedList<Item> = {
  entries: readonly Keyed<Item>[];
  /** Returns the key of the new entry. */
  add: (item: Item) => string;
  replace: (key: string, item: Item) => void;
  remove: (key: string) => void;
};

/** Gives items without ids React keys that stay the same between renders. */
export function useKeyedList<Item>(
  items: readonly Item[],
  onChange: (items: Item[]) => void,
): KeyedList<Item> {
  const known = useRef<readonly Keyed<Item>[]>([]);
  known.current = follow(items, known.current);
  const set = (next: readonly Keyed<Item>[]): void => {
    known.current = next;
    onChange(next.map(({ item }) => item));
  };
  return {
    entries: known.current,
    add: (item) => {
      const added = keyed(item);
      set([...known.current, added]);
      return added.key;
    },
    replace: (key, item) =>
      set(known.current.map((one) => (one.key === key ? { key, item } : one))),
    remove: (key) => set(known.current.filter((one) => one.key !== key)),
  };
}
