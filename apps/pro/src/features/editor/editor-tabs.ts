import type { OrganiserPoi, RequestBody } from '@parages/contracts/types';
import { noPoiFigures } from '@parages/contracts/vocabulary/events/poi-figures';

/** Tabs that are saved as a form; pictures are saved one by one. */
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

/** The request that saves a tab. */
export type TabBody = { [Tab in FormTab]: { tab: Tab; body: Bodies[Tab] } }[FormTab];
/** The values of a tab in the form: its request without the version. */
export type TabValues<Tab extends FormTab = FormTab> = Omit<Bodies[Tab], 'version'>;
export type Values = { [Tab in FormTab]: TabValues<Tab> };

/** A copy of `values` that takes the tabs named in `tabs` from `other`. */
export const withTabs = (values: Values, tabs: readonly FormTab[], other: Values): Values => ({
  ...values,
  ...Object.fromEntries(tabs.map((tab) => [tab, other[tab]])),
});

export const emptyValues: Values = {
  categories: { themes: [], tags: [], features: [], options: [], knownOptions: [] },
  dates: { label: '', description: '', isPermanent: false, periods: [], ...noPoiFigures },
  place: { name: null, streetAddress: null, postalCode: null, locality: null, position: null },
  prices: { isFree: false, prices: [] },
  contacts: { contacts: [] },
  traces: { tour: null },
};

/** The form values of an event from the API. */
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
