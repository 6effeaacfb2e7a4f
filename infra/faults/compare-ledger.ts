import { absent, type Entry, type Write, type WriteKind } from './load/ledger.ts';

/** What is found after the faults: each row, file, message or charge under the key of its write. */
export type Found = readonly Write[];
export type Difference = { kind: WriteKind; key: string; detail: string };
export type Comparison = { lost: Difference[]; twice: Difference[] };

const nameOf = ({ kind, key }: Pick<Write, 'kind' | 'key'>): string => `${kind} ${key}`;

function groupByName<Item extends Pick<Write, 'kind' | 'key'>>(items: readonly Item[]) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group === undefined) groups.set(nameOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/**
 * The values that a key may have: that of its last acknowledged write, or of a later one without an
 * acknowledgement, which may have been carried out or not. Undefined when none was acknowledged.
 */
function acceptedValues(entries: readonly Entry[]): Set<string> | undefined {
  const last = entries.findLastIndex(({ isAcknowledged }) => isAcknowledged);
  return last < 0 ? undefined : new Set(entries.slice(last).map(({ value }) => value));
}

function lossOf(entries: readonly Entry[], found: Found): Difference | undefined {
  const accepted = acceptedValues(entries);
  const [first] = entries;
  if (accepted === undefined || first === undefined) return undefined;
  const values = found.length === 0 ? [absent] : found.map(({ value }) => value);
  if (values.some((value) => accepted.has(value))) return undefined;
  const detail = `acknowledged ${[...accepted].join(' or ')}, found ${values.join(', ')}`;
  return { kind: first.kind, key: first.key, detail };
}

/**
 * `lost`: keys whose acknowledged write is missing. `twice`: keys with several effects, of writes
 * without an acknowledgement too, since their clients repeat them.
 */
export function compareLedger(entries: readonly Entry[], found: Found): Comparison {
  const effects = groupByName(found);
  const lost = [...groupByName(entries)].flatMap(
    ([name, group]) => lossOf(group, effects.get(name) ?? []) ?? [],
  );
  const twice = [...effects.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length < 2) return [];
    return { kind: first.kind, key: first.key, detail: `${group.length} effects` };
  });
  return { lost, twice };
}
