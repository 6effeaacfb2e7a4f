import type { Values } from '../../editor-tabs.ts';
import { emptyTour, fieldNamed, fieldsIn } from '../fields.ts';
import { type FormValues, mostSent, unsavedFields } from '../form-changes.ts';
import { mergeFields } from '../merge-fields.ts';
import { keyOf, same } from '../same.ts';
import { baseOf } from '../typed-over.ts';
import { notANumber, readValue } from './draft-values.ts';

/**
 * An unsaved field: `base` is the saved value that `mine` was typed over, `sent` what saves without
 * an answer have sent of it.
 */
type DraftField = { name: string; base: unknown; mine: unknown; sent: readonly unknown[] };

/** What a device keeps of a form. `texts`: what was typed for numbers, by field. */
export type DraftContent = {
  fields: readonly DraftField[];
  texts: Readonly<Record<string, string>>;
};

const withoutNaN = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_key, part: unknown) =>
      typeof part === 'number' && Number.isNaN(part) ? notANumber : part,
    ),
  );

const eachOnce = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

/** Whether a JSON pointer is that of the field, or of a part of it. */
export const isIn = (name: string, pointer: string): boolean =>
  pointer === name || pointer.startsWith(`${name}/`);

/** Null when every value of the form is saved. */
export function contentOf(
  form: FormValues,
  texts: ReadonlyMap<string, string>,
): DraftContent | null {
  const unsaved = unsavedFields(form);
  if (unsaved.length === 0) return null;
  return {
    fields: unsaved.map(({ name, read }) => ({
      name,
      base: withoutNaN(read(form.saved)),
      mine: withoutNaN(read(form.values)),
      sent: eachOnce(form.sent.map(read))
        .filter((value) => !same(value, read(form.saved)))
        .map(withoutNaN),
    })),
    texts: Object.fromEntries(
      [...texts].filter(
        ([pointer, text]) => text !== '' && unsaved.some(({ name }) => isIn(name, pointer)),
      ),
    ),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mostTextLength = 300;

/** The readable part of what a device holds: unknown fields and wrong values are left out. */
export function readContent(content: unknown): DraftContent {
  const { fields, texts } = isRecord(content) ? content : {};
  return {
    fields: (Array.isArray(fields) ? fields : []).flatMap((field: unknown) => {
      if (!isRecord(field) || typeof field.name !== 'string') return [];
      const { name } = field;
      try {
        const sides = { base: readValue(name, field.base), mine: readValue(name, field.mine) };
        const sent = (Array.isArray(field.sent) ? field.sent : []).slice(0, mostSent);
        return [{ name, ...sides, sent: sent.map((value) => readValue(name, value)) }];
      } catch {
        return [];
      }
    }),
    texts: Object.fromEntries(
      Object.entries(isRecord(texts) ? texts : {}).flatMap(([name, text]) =>
        typeof text === 'string' && text.length <= mostTextLength ? [[name, text]] : [],
      ),
    ),
  };
}

function writeField(values: Values, name: string, value: unknown): Values {
  const isPartOfTour = name.startsWith('/traces/tour/');
  const whole =
    isPartOfTour && values.traces.tour === null
      ? { ...values, traces: { tour: emptyTour } }
      : values;
  return fieldNamed(name)?.write(whole, value) ?? values;
}

/** What the saves without an answer have sent of these fields, over the values `saved`. */
const sentOver = (saved: Values, fields: readonly DraftField[]): Values[] =>
  Array.from({ length: Math.max(0, ...fields.map(({ sent }) => sent.length)) }, (_, index) =>
    fields.reduce(
      (values, { name, sent }) =>
        index < sent.length ? writeField(values, name, sent[index]) : values,
      saved,
    ),
  );

/**
 * Merges what a device kept into a form: a field that was saved elsewhere since, with another
 * value, is asked about. Fields that are already typed into stay. `names`: the restored fields.
 * `left`: the fields whose kept values are not in the form, since others were typed meanwhile.
 */
export function afterDraft(
  form: FormValues,
  { fields: kept }: DraftContent,
): FormValues & { names: readonly string[]; left: readonly string[] } {
  const unsaved = unsavedFields(form);
  const typed = new Set(unsaved.map(({ name }) => name));
  const left = kept.filter(({ name, mine }) =>
    unsaved.some((field) => field.name === name && !same(field.read(form.values), mine)),
  );
  const sides = { saved: form.saved, mine: form.saved };
  const untyped = kept.filter((field) => !typed.has(field.name));
  for (const { name, base, mine } of untyped) {
    sides.saved = writeField(sides.saved, name, base);
    sides.mine = writeField(sides.mine, name, mine);
  }
  const sent = sentOver(sides.saved, untyped);
  const base = baseOf({ saved: sides.saved, sent }, form.saved);
  const merged = mergeFields({ base, mine: sides.mine, theirs: form.saved });
  const all = fieldsIn(form.saved, form.values, merged.values);
  const restored = all.filter(
    ({ name, read }) => !typed.has(name) && !same(read(merged.values), read(form.saved)),
  );
  return {
    saved: form.saved,
    accepted: form.accepted,
    // The API may execute one of them only after it has answered this page with the saved event.
    sent: [...sentOver(form.saved, untyped), ...form.sent].slice(-mostSent),
    names: restored.map(({ name }) => name),
    left: left.map(({ name }) => name),
    values: restored.reduce(
      (values, { read, write }) => write(values, read(merged.values)),
      form.values,
    ),
    asked: [...new Set([...form.asked, ...merged.asked])],
  };
}
