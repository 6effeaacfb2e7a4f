import type { OrganiserPoi, RequestBody } from '@parages/contracts/types';
import { noPoiFigures } from '@parages/contracts/vocabulary/events/poi-figures';

/** The pictures are no form tab: each change of them is saved at once. */
export const formTabs = ['categories', 'dates', 'place', 'prices', 'contacts', 'traces'] as const;
export type FormTab = (typeof formTabs)[number];

type Bodies = {
  categories: RequestBody<'updateOrganiserPoiCategories'>;
  dates: RequestBody<'updateOrganiserPoiDates'>;
  place: RequestBody<'updateOrganiserPoiPlace'>;
  prices: RequestBody<'updateOrganiserPoiPrices'>;
  contacts: RequestBody<'updateOrganiserPoiContacts'>;
  traces: RequestBody<'updateOrganiserPoiTraces'>;
};

export type TabBody = { [Tab in FormTab]: { tab: Tab; body: Bodies[Tab] } }[FormTab];
export type TabValues<Tab extends FormTab = FormTab> = Omit<Bodies[Tab], 'version'>;
export type Values = { [Tab in FormTab]: TabValues<Tab> };

export const emptyValues: Values = {
  categories: { themes: [], tags: [], features: [], options: [], knownOptions: [] },
  dates: { label: '', description: '', isPermanent: false, periods: [], ...noPoiFigures },
  place: { name: null, streetAddress: null, postalCode: null, locality: null, position: null },
  prices: { isFree: false, prices: [] },
  contacts: { contacts: [] },
  traces: { tour: null },
};

export const valuesOf = ({
  categories,
  dates,
  place,
  prices,
  contacts,
  traces: { tour },
}: OrganiserPoi): Values => ({
  categories: {
    ...categories,
    features: categories.features.map(({ id }) => id),
    options: notFree(categories.options),
    knownOptions: notFree(categories.knownOptions),
  },
  dates,
  place,
  prices,
  contacts: { contacts },
  traces: { tour: tour && withoutLine(tour) },
});

const notFree = <Option extends string>(options: readonly Option[]): Exclude<Option, 'free'>[] =>
  options.filter((option): option is Exclude<Option, 'free'> => option !== 'free');

type Tour = NonNullable<OrganiserPoi['traces']['tour']>;
const withoutLine = ({ trace: _trace, pointCount: _pointCount, ...figures }: Tour) => figures;
