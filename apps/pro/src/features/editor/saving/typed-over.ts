import type { Values } from '../editor-tabs.ts';
import { fieldsIn } from './fields.ts';
import { type FormValues, take } from './form-changes.ts';
import { same } from './same.ts';

/**
 * The saved values that the form was typed over, when the API has `theirs` now: a field that has
 * the value of a save without an answer was saved from this form, not elsewhere.
 */
export const baseOf = (
  { saved, sent }: Pick<FormValues, 'saved' | 'sent'>,
  theirs: Values,
): Values =>
  sent.reduce(
    (base, one) =>
      take(base, one, fieldsIn(base, one, theirs), ({ read }) => same(read(theirs), read(one))),
    saved,
  );
