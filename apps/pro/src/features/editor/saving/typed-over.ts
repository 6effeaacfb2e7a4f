import type { Values } from '../editor-tabs.ts';
import { fieldsIn } from './fields.ts';
import { type FormValues, take } from './form-changes.ts';
import { keyOf } from './same.ts';

const blanks = /[\s\p{Cc}\p{Cf}]+/gu;

/**
 * The text by which a sent value is compared with a saved one: the API trims texts, and takes
 * invisible characters out of them.
 */
const savedKey = (value: unknown): string =>
  keyOf(
    JSON.parse(
      JSON.stringify(value ?? null, (_name, part: unknown) =>
        typeof part === 'string' ? part.replace(blanks, '') : part,
      ),
    ),
  );

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
      take(
        base,
        theirs,
        fieldsIn(base, one, theirs),
        ({ read }) => savedKey(read(theirs)) === savedKey(read(one)),
      ),
    saved,
  );
