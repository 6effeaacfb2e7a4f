import { poiFigureNames } from '@parages/contracts/vocabulary/events/poi-figures';
import { limits } from '@parages/contracts/vocabulary/limits';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { eachFigure, tourFigures } from '@parages/contracts/vocabulary/tours/tour-figures';
import type { FormTab, Values } from '../editor-tabs.ts';

/**
 * How two changes of a field are merged. `whole`: one of the two is kept. `set`: names in any order,
 * whose additions and removals are merged. `list`: ordered items, merged item by item. `prices`: the
 * list of prices and whether the event is free, which exclude each other.
 */
type FieldKind = 'whole' | 'set' | 'list' | 'prices';

/** A part of the form that is merged, saved and chosen on its own. */
export type Field = {
  /** JSON pointer, as in `PoiError`. */
  name: string;
  tab: FormTab;
  kind: FieldKind;
  /** Most items of a `set` or a `list`. */
  most: number;
  read: (values: Values) => unknown;
  write: (values: Values, value: unknown) => Values;
};

type Loose = Readonly<Record<string, unknown>>;

const none = { kind: 'whole', most: Number.POSITIVE_INFINITY } as const;

const keyField = (
  tab: FormTab,
  key: string,
  merge: Pick<Field, 'kind' | 'most'> = none,
): Field => ({
  ...merge,
  name: `/${tab}/${key}`,
  tab,
  read: (values) => (values[tab] as Loose)[key],
  write: (values, value) => ({ ...values, [tab]: { ...values[tab], [key]: value } }),
});

const pricesField: Field = {
  ...none,
  kind: 'prices',
  name: '/prices',
  tab: 'prices',
  read: ({ prices }) => prices,
  write: (values, prices) => ({ ...values, prices: prices as Values['prices'] }),
};

type OptionAnswer = 'yes' | 'no' | 'unknown';
type Option = Values['categories']['options'][number];

const isOption = (option: (typeof poiOptions)[number]): option is Option => option !== 'free';

function answerOption(values: Values, option: Option, answer: unknown): Values {
  const { options, knownOptions } = values.categories;
  const listed = (list: readonly Option[], isListed: boolean): Option[] =>
    list.includes(option) === isListed
      ? [...list]
      : isListed
        ? [...list, option]
        : list.filter((one) => one !== option);
  return {
    ...values,
    categories: {
      ...values.categories,
      options: listed(options, answer === 'yes'),
      knownOptions: listed(knownOptions, answer === 'yes' || answer === 'no'),
    },
  };
}

const optionField = (option: Option): Field => ({
  ...none,
  name: `/categories/options/${option}`,
  tab: 'categories',
  read: ({ categories: { options, knownOptions } }): OptionAnswer =>
    options.includes(option) ? 'yes' : knownOptions.includes(option) ? 'no' : 'unknown',
  write: (values, answer) => answerOption(values, option, answer),
});

const contactsField: Field = {
  ...none,
  kind: 'list',
  name: '/contacts',
  tab: 'contacts',
  read: ({ contacts }) => contacts.contacts,
  write: (values, contacts) => ({ ...values, contacts: { contacts } as Values['contacts'] }),
};

/** A tour without any figure. */
export const emptyTour: NonNullable<Values['traces']['tour']> = {
  ...eachFigure(null),
  locomotionModes: [],
  difficulty: null,
};

const tourField = keyField('traces', 'tour');

const tourPart = (key: string): Field => ({
  ...none,
  name: `/traces/tour/${key}`,
  tab: 'traces',
  read: ({ traces: { tour } }) => (tour as Loose | null)?.[key],
  write: (values, value) => ({
    ...values,
    traces: { tour: { ...values.traces.tour, [key]: value } as Values['traces']['tour'] },
  }),
});

const tourParts = [...tourFigures, 'locomotionModes', 'difficulty'].map(tourPart);

const set = (most: number) => ({ kind: 'set', most }) as const;

const otherFields: readonly Field[] = [
  // A list: the first theme gives the event its colour.
  keyField('categories', 'themes', { kind: 'list', most: limits.themes.max }),
  keyField('categories', 'tags', set(limits.tag.most)),
  keyField('categories', 'features', set(Number.POSITIVE_INFINITY)),
  ...poiOptions.filter(isOption).map(optionField),
  ...['label', 'description', 'isPermanent'].map((key) => keyField('dates', key)),
  keyField('dates', 'periods', { kind: 'list', most: limits.periods.max }),
  ...poiFigureNames.map((key) => keyField('dates', key)),
  ...['name', 'streetAddress', 'postalCode', 'locality', 'position'].map((key) =>
    keyField('place', key),
  ),
  pricesField,
  contactsField,
];

/**
 * The fields by which these forms of one event are compared, in the order of the editor. A tour is
 * one field where a form has none, and several fields otherwise.
 */
export const fieldsIn = (...forms: readonly Values[]): readonly Field[] =>
  forms.some(({ traces }) => traces.tour === null)
    ? [...otherFields, tourField]
    : [...otherFields, ...tourParts];

/** Undefined for a name from elsewhere that is no field. */
export const fieldNamed = (name: string): Field | undefined =>
  [...otherFields, tourField, ...tourParts].find((field) => field.name === name);
