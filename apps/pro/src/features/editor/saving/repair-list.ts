import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { pairItems } from './merge-items.ts';

type Item = string | Readonly<Record<string, unknown>>;
/** The errors of one item of the list, when it has the index 0. */
type Check = (item: Item) => readonly PoiError[];

/** The parts of a JSON pointer below `/list/0`: a key, then perhaps an index. */
const partsOf = (list: string, { field }: PoiError): string[] =>
  field.slice(`${list}/0/`.length).split('/');

function repairLines(
  lines: readonly string[],
  base: readonly string[],
  wrong: readonly number[],
): string[] {
  const { pairs } = pairItems(base, lines, { canEdit: true });
  return lines.flatMap((line, index) => {
    if (!wrong.includes(index)) return [line];
    const pair = pairs.find(({ item }) => item === line);
    return pair ? [pair.base] : [];
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** `item` with the values of `base` for its wrong parts. Undefined when that is not enough. */
function repairItem(
  list: string,
  item: Item,
  base: Item | undefined,
  check: Check,
): Item | undefined {
  const errors = check(item);
  if (errors.length === 0) return item;
  if (isText(item) || isText(base)) return base;
  const paths = errors.map((error) => partsOf(list, error));
  let next = item;
  for (const [key = '', index] of paths) {
    const value = next[key];
    if (index !== undefined && Array.isArray(value)) {
      const wrong = paths.flatMap(([name, at]) => (name === key ? [Number(at)] : []));
      const lines = repairLines(textsIn(item[key]), textsIn(base?.[key]), wrong);
      next = { ...next, [key]: lines };
    } else if (base) next = { ...next, [key]: base[key] };
  }
  return check(next).length === 0 ? next : base;
}

/**
 * The items of `mine` that can be saved: the wrong parts of an item have the values of `base`, and
 * a new item that is wrong without them is left out.
 *
 * @param list JSON pointer of the list.
 */
export function repairList(
  list: string,
  { base, mine, check }: { base: readonly Item[]; mine: readonly Item[]; check: Check },
): Item[] {
  const { pairs } = pairItems(base, mine, { canEdit: true });
  return mine.flatMap((item) => {
    const had = pairs.find((pair) => pair.item === item)?.base;
    const repaired = repairItem(list, item, had, check);
    return repaired === undefined ? [] : [repaired];
  });
}
