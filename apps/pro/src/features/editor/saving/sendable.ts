import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import type { FormTab, Values } from '../editor-tabs.ts';
import { wrongOf } from '../faults.ts';
import { emptyTour, type Field, fieldsIn } from './fields.ts';
import type { ReadyTab } from './form-changes.ts';
import { repairList } from './repair-list.ts';
import { same } from './same.ts';

type Prices = Values['prices'];
type Items = readonly Readonly<Record<string, unknown>>[];

const errorsOfTab = (values: Values, tab: FormTab): PoiError[] => wrongOf(values, new Set([tab]));

function repairItems(field: Field, saved: Values, base: Items, mine: Items): unknown[] {
  const isPrices = field.kind === 'prices';
  return repairList(isPrices ? '/prices/prices' : field.name, {
    base,
    mine,
    check: (item) => {
      const alone = isPrices ? { isFree: false, prices: [item] } : [item];
      const list = isPrices ? '/prices/prices/' : `${field.name}/`;
      return errorsOfTab(field.write(saved, alone), field.tab).filter(({ field: name }) =>
        name.startsWith(list),
      );
    },
  });
}

/** The value of a list without its wrong items; undefined for any other field. */
function repaired(field: Field, saved: Values, mine: Values): unknown {
  const [had, has] = [field.read(saved), field.read(mine)];
  if (field.kind === 'list') return repairItems(field, saved, had as Items, has as Items);
  if (field.kind !== 'prices') return undefined;
  const [base, typed] = [had as Prices, has as Prices];
  return { ...typed, prices: repairItems(field, saved, base.prices, typed.prices) };
}

/**
 * Adds the changes one by one, as long as the values then have no more errors than before. Repeats
 * this until it adds none: a change may be valid only with a later one, such as a minimum age.
 */
function addChanges(
  start: Values,
  tab: FormTab,
  changes: readonly { field: Field; value: unknown }[],
): ReadyTab {
  let values = start;
  let count = errorsOfTab(values, tab).length;
  const whole = new Set<string>();
  for (let hasAdded = true; hasAdded; ) {
    hasAdded = false;
    for (const { field, value } of changes) {
      if (whole.has(field.name)) continue;
      const next = field.write(values, value);
      const left = errorsOfTab(next, tab).length;
      if (left > count) continue;
      values = next;
      count = left;
      whole.add(field.name);
      hasAdded = true;
    }
  }
  return { values, whole };
}

/**
 * A new tour has one field, as long as none is saved: it is sent as if an empty one were saved, so
 * that its valid figures are.
 */
function sendableTour(sides: { saved: Values; mine: Values }): ReadyTab | null {
  const saved = { ...sides.saved, traces: { tour: emptyTour } };
  const changed = fieldsIn(saved, sides.mine).filter(({ tab }) => tab === 'traces');
  const given = sendableOf('traces', { ...sides, saved, changed });
  if (given === null || changed.every(({ name }) => given.whole.has(name)))
    return given && { values: given.values, whole: new Set(['/traces/tour']) };
  const isEmpty = same(given.values.traces, saved.traces);
  return { values: isEmpty ? sides.saved : given.values, whole: new Set() };
}

/**
 * What can be saved now of a tab: the API accepts a tab as a whole, so that each wrong field is sent
 * with its saved value. Null when even the saved values are wrong, such as those of an import, and
 * the changes do not correct them.
 */
export function sendableOf(
  tab: FormTab,
  { saved, mine, changed }: { saved: Values; mine: Values; changed: readonly Field[] },
): ReadyTab | null {
  const own = changed.filter((field) => field.tab === tab);
  const isNewTour = saved.traces.tour === null && mine.traces.tour !== null;
  if (tab === 'traces' && isNewTour && own.length > 0) return sendableTour({ saved, mine });
  const all = own.reduce((values, field) => field.write(values, field.read(mine)), saved);
  if (errorsOfTab(all, tab).length === 0)
    return { values: all, whole: new Set(own.map(({ name }) => name)) };
  const { values: valid, whole } = addChanges(
    saved,
    tab,
    own.map((field) => ({ field, value: field.read(mine) })),
  );
  const partly = own.flatMap((field) => {
    const value = whole.has(field.name) ? undefined : repaired(field, saved, mine);
    return value === undefined ? [] : [{ field, value }];
  });
  const { values } = addChanges(valid, tab, partly);
  return errorsOfTab(values, tab).length === 0 ? { values, whole } : null;
}
