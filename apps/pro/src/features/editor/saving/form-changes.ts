import type { FormTab, Values } from '../editor-tabs.ts';
import { type Field, fieldsIn } from './fields.ts';
import { same } from './same.ts';

/** The form of one event, and what is known of the saved event. */
export type FormValues = {
  /** As shown. */
  values: Values;
  /** The saved event. */
  saved: Values;
  /**
   * What was typed for `saved`: the API trims texts, and a field keeps its blanks while the
   * organiser types on.
   */
  accepted: Values;
  /** Names of the fields whose value the organiser has to choose. */
  asked: readonly string[];
  /** What saves without an answer have sent, oldest first: the API may have saved one of them. */
  sent: readonly Values[];
};

/** What can be saved of a tab. */
export type ReadyTab = {
  /** What is sent. */
  values: Values;
  /** Names of the fields whose change is sent whole. */
  whole: ReadonlySet<string>;
};

export type Keep = 'mine' | 'theirs';

export const newForm = (saved: Values): FormValues => ({
  values: saved,
  saved,
  accepted: saved,
  asked: [],
  sent: [],
});

/** A server that restarts may fail as many saves before the one that shows which of them it has. */
export const mostSent = 12;

/** Adds what a save sends. Of too many, the first one and the newest stay. */
export function withSent(
  { saved, sent }: Pick<FormValues, 'saved' | 'sent'>,
  part: Partial<Values>,
): Pick<FormValues, 'sent'> {
  const next = { ...(sent.at(-1) ?? saved), ...part };
  const others = sent.filter((one) => !same(one, next));
  const [first, ...rest] = others;
  return { sent: first ? [first, ...rest.slice(2 - mostSent), next] : [next] };
}

export const fieldsOf = ({ values, saved, accepted }: FormValues, ...others: Values[]) =>
  fieldsIn(values, saved, accepted, ...others);

export const isClean = ({ values, saved, accepted }: FormValues, { read }: Field): boolean =>
  same(read(values), read(saved)) || same(read(values), read(accepted));

/** The fields whose values are not saved. */
export const unsavedFields = (form: FormValues): Field[] =>
  fieldsOf(form).filter((field) => !isClean(form, field));

export const tabsOf = (fields: readonly Field[]): ReadonlySet<FormTab> =>
  new Set(fields.map(({ tab }) => tab));

/** The fields with a choice to make. Typing the saved value answers the question too. */
export const askedFields = (form: FormValues): Field[] =>
  unsavedFields(form).filter(({ name }) => form.asked.includes(name));

/** The fields of `values` for which `isTaken`, with the values of `other`. */
export const take = (
  values: Values,
  other: Values,
  fields: readonly Field[],
  isTaken: (field: Field) => boolean,
): Values =>
  fields.filter(isTaken).reduce((before, { read, write }) => write(before, read(other)), values);

/** After the save of a tab: the fields `whole` were sent as in `typed`. */
export function afterSave(
  form: FormValues,
  {
    tab,
    typed,
    whole,
    answer,
  }: { tab: FormTab; typed: Values; whole: ReadonlySet<string>; answer: Values },
): FormValues {
  const fields = fieldsOf(form, typed, answer).filter((field) => field.tab === tab);
  // A field without a change of its own may still have what was typed for an earlier save.
  const kept = take(
    form.accepted,
    answer,
    fields,
    ({ read }) => !same(read(answer), read(form.saved)),
  );
  return {
    ...form,
    saved: answer,
    sent: [],
    accepted: take(kept, typed, fields, ({ name }) => whole.has(name)),
  };
}

/** After another change of the event from this page: fields without unsaved values show `answer`. */
export function afterAnswer(form: FormValues, answer: Values): FormValues {
  const fields = fieldsOf(form, answer);
  const isShown = (field: Field): boolean =>
    isClean(form, field) && !same(field.read(answer), field.read(form.saved));
  return {
    ...form,
    values: take(form.values, answer, fields, isShown),
    saved: answer,
    accepted: take(
      form.accepted,
      answer,
      fields,
      ({ read }) => !same(read(answer), read(form.saved)),
    ),
  };
}

/** Unsaved values that a device had kept since `at`: the fields `names` of the form `after`. */
export type Restored = {
  at: Date;
  names: readonly string[];
  before: Values;
  after: Values;
};

/** The restored fields get back their values of before, unless they were changed again since. */
export function afterDrop(form: FormValues, { names, before, after }: Restored): FormValues {
  const isDropped = ({ name, read }: Field): boolean =>
    names.includes(name) && same(read(form.values), read(after));
  return {
    ...form,
    values: take(form.values, before, fieldsOf(form, before, after), isDropped),
    asked: form.asked.filter((name) => !names.includes(name)),
  };
}

/** Ends the question about the fields `names`. */
export function afterChoice(form: FormValues, names: readonly string[], keep: Keep): FormValues {
  const isChosen = ({ name }: Field): boolean => names.includes(name);
  return {
    ...form,
    values: keep === 'mine' ? form.values : take(form.values, form.saved, fieldsOf(form), isChosen),
    asked: form.asked.filter((name) => !names.includes(name)),
  };
}
