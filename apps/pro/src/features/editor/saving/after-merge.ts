import type { Values } from '../editor-tabs.ts';
import type { Field } from './fields.ts';
import { type FormValues, fieldsOf, isClean, take } from './form-changes.ts';
import { mergeFields } from './merge-fields.ts';
import { same } from './same.ts';
import { baseOf } from './typed-over.ts';

/** The event was saved elsewhere: merges what was typed with the newer values. */
export function afterMerge(form: FormValues, theirs: Values): FormValues {
  const fields = fieldsOf(form, theirs);
  const clean = new Set(fields.filter((field) => isClean(form, field)).map(({ name }) => name));
  const mine = take(form.values, form.saved, fields, ({ name }) => clean.has(name));
  const { values, asked } = mergeFields({ base: baseOf(form, theirs), mine, theirs });
  const isKept = ({ name, read }: Field): boolean =>
    clean.has(name) && same(read(theirs), read(form.saved));
  return {
    values: take(values, form.values, fields, isKept),
    saved: theirs,
    accepted: take(theirs, form.accepted, fields, isKept),
    asked: [...new Set([...form.asked, ...asked])],
    sent: [],
  };
}
