import type { OrganiserPoi } from '@parages/contracts/types';
import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { poiErrorMessages } from '@parages/contracts/vocabulary/events/poi-errors.fr';
import { errorsIn, wrongIn } from '@parages/contracts/vocabulary/events/poi-rules';
import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import type { FormTab, Values } from './editor-tabs.ts';

const lines = ['emails', 'phoneNumbers', 'websites'] as const;

// Drops the errors of a contact's blank lines, which are not sent. `values` keeps the blank lines,
// so that the JSON pointers of the other lines stay right.
function withoutBlanks(
  errors: readonly PoiError[],
  { contacts: { contacts } }: Values,
): PoiError[] {
  const blank = contacts.flatMap((contact, at) =>
    lines.flatMap((name) =>
      contact[name].flatMap((line, index) =>
        line.trim() === '' ? [`/contacts/${at}/${name}/${index}`] : [],
      ),
    ),
  );
  return errors.filter(({ field }) => !blank.includes(field));
}

/** All errors that prevent a submission. `images` are as saved: the form does not hold them. */
export const errorsOf = (values: Values, images: OrganiserPoi['images']): PoiError[] =>
  withoutBlanks(errorsIn({ ...values, images, contacts: values.contacts.contacts }), values);

/** Errors that keep one of `tabs` from being saved. */
export const wrongOf = (values: Values, tabs: ReadonlySet<FormTab>): PoiError[] =>
  withoutBlanks(
    wrongIn({
      ...(tabs.has('categories') && { categories: values.categories }),
      ...(tabs.has('dates') && { dates: values.dates }),
      ...(tabs.has('place') && { place: values.place }),
      ...(tabs.has('prices') && { prices: values.prices }),
      ...(tabs.has('contacts') && { contacts: values.contacts.contacts }),
      ...(tabs.has('traces') && { traces: values.traces }),
    }),
    values,
  );

/** The sentence for the first error of each field, by the field's JSON pointer. */
export const sentencesOf = (errors: readonly PoiError[]): ReadonlyMap<string, string> =>
  new Map([...errors].reverse().map(({ field, code }) => [field, poiErrorMessages[code]]));

type Price = Values['prices']['prices'][number];

const isBlank = ({ minPriceCents, maxPriceCents, label, additionalInfo }: Price): boolean =>
  minPriceCents === null && maxPriceCents === null && !label && !additionalInfo;

/** The errors without those of prices that the organiser has added and not filled in yet. */
export const withoutBlankPrices = (
  errors: readonly PoiError[],
  { prices: { prices } }: Values,
): PoiError[] => {
  const blank = prices.flatMap((price, index) =>
    isBlank(price) ? [`/prices/prices/${index}/`] : [],
  );
  return errors.filter(({ field }) => !blank.some((start) => field.startsWith(start)));
};

export function countByTab(errors: readonly PoiError[]): ReadonlyMap<PoiTab, number> {
  const counts = new Map<PoiTab, number>();
  for (const { tab } of errors) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  return counts;
}
