import type { Values } from '../editor-tabs.ts';
import { type Field, fieldsIn } from './fields.ts';
import { mergeItems } from './merge-items.ts';
import { same } from './same.ts';

export type Sides = {
  /** The saved values that `mine` was typed over. */
  base: Values;
  mine: Values;
  /** The values saved since. */
  theirs: Values;
};

export type Merge = {
  /** Every change of either side; the fields in `asked` have the values of `mine`. */
  values: Values;
  /** Names of the fields that both sides changed to values which exclude each other. */
  asked: readonly string[];
};

type Prices = Values['prices'];

function mergePrices(base: Prices, mine: Prices, theirs: Prices): Prices | null {
  // Free events have no prices: a change of this answer is merged with no other change.
  if (mine.isFree !== theirs.isFree || base.isFree !== mine.isFree) return null;
  const most = Number.POSITIVE_INFINITY;
  const prices = mergeItems(base.prices, mine.prices, theirs.prices, { canEdit: true, most });
  return prices && { isFree: mine.isFree, prices };
}

/** Null when one of the two changes has to be chosen. */
function mergeBoth({ kind, most }: Field, base: unknown, mine: unknown, theirs: unknown): unknown {
  if (kind === 'whole') return null;
  if (kind === 'prices') return mergePrices(base as Prices, mine as Prices, theirs as Prices);
  const [had, have, has] = [base, mine, theirs] as [unknown[], unknown[], unknown[]];
  return mergeItems(had, have, has, { canEdit: kind === 'list', most });
}

type Merged = { value: unknown; isAsked: boolean };

function mergeField(field: Field, sides: Sides): Merged {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(field.read);
  if (same(mine, theirs) || same(theirs, base)) return { value: mine, isAsked: false };
  if (same(mine, base)) return { value: theirs, isAsked: false };
  const both = mergeBoth(field, base, mine, theirs);
  return both === null ? { value: mine, isAsked: true } : { value: both, isAsked: false };
}

/**
 * Merges two changes of the same saved values, field by field. A field that one side changed takes
 * its value; in lists, each added, changed and removed item does.
 *
 * The result may break a rule about two fields, such as a minimum age above the maximum: the form
 * then shows that error, and both changes are in it.
 */
export function mergeFields(sides: Sides): Merge {
  const fields = fieldsIn(sides.base, sides.mine, sides.theirs);
  const merged = fields.map((field) => ({ field, ...mergeField(field, sides) }));
  return {
    // From `theirs`, which may have the tour that both other sides lack.
    values: merged.reduce((values, { field, value }) => field.write(values, value), sides.theirs),
    asked: merged.flatMap(({ field, isAsked }) => (isAsked ? [field.name] : [])),
  };
}
