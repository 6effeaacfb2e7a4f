import { areOver } from '@parages/contracts/vocabulary/events/occurrences';
import {
  importColumnNames,
  importCreditColumns,
  importPhotoColumns,
  importTagColumns,
  importThemeColumns,
} from '@parages/contracts/vocabulary/imports/import-columns';
import { pricesBounds } from '@parages/contracts/vocabulary/prices/price-bounds';
import { isTheme, type Theme } from '@parages/contracts/vocabulary/themes/themes';
import { toOptionKnowledge } from '../../mapping/option-knowledge.ts';
import { sortedPeriods } from '../../mapping/periods.ts';
import type { Contact, Period, PoiDraft, Price } from '../../mapping/poi-draft.ts';
import type { CheckedPlace } from '../../plausibility/plausible-places.domain.ts';
import { openMaximum } from './cells/cell-readers.ts';
import { checkTogether, independentFaults, type Values } from './check-together.ts';
import { type CellFault, readCells } from './read-cell.ts';

export type Outline = Pick<PoiDraft, 'themes' | 'lon' | 'periods' | 'isPermanent'>;
/**
 * `content` joins the title and the columns other than identifier, dates and times, so that the
 * lines of an event can be compared.
 */
export type EventLine = {
  period: Period | null;
  hasContent: boolean;
  content: string;
  outline: Outline;
  readonly place: CheckedPlace;
  readonly draft: PoiDraft;
};
/** A valid identifier or title is set even when other cells have faults. */
export type ReadLine = {
  extId: string | undefined;
  title: string | undefined;
  faults: CellFault[];
  event: EventLine | undefined;
};

const datesAndName: readonly string[] = [
  'ext_id',
  'title',
  'start_date',
  'end_date',
  'start_time',
  'end_time',
];
// Columns of a later release add to the content only where they have a value, so that events
// imported before are still found unchanged.
const laterColumns = ['venue_name', 'accessible', 'free'] as const;
const contentColumns = importColumnNames.filter(
  (name) => !datesAndName.includes(name) && !laterColumns.some((later) => later === name),
);
const contentsOf = (values: Values): string[] => [
  ...contentColumns.map((name) => values[name] ?? ''),
  ...laterColumns.flatMap((name) =>
    values[name] === undefined ? [] : [`${name}=${values[name]}`],
  ),
];
// An undated event whose first theme is one of these is open all year round.
const yearRound: readonly Theme[] = [
  'promenades-a-pied',
  'promenades-a-velo',
  'promenades-a-cheval',
  'tourisme',
  'musees',
];

function periodOf({
  start_date: startDate,
  end_date: endDate,
  start_time: startTime,
  end_time: endTime,
}: Values): Period | null {
  if (startDate === undefined) return null;
  return {
    startDate,
    endDate: endDate ?? startDate,
    startTime: startTime ?? null,
    endTime: endTime === startTime ? null : (endTime ?? null),
  };
}

type Prices = Pick<PoiDraft, 'prices' | 'minPriceCents' | 'maxPriceCents'> & {
  isFree: boolean | undefined;
};
function pricesOf({ min_price: min, max_price: max, price_label: label, free }: Values): Prices {
  if (min === undefined && max === undefined)
    return free === 'yes'
      ? { prices: [], ...pricesBounds(true, []), isFree: true }
      : {
          prices: [],
          minPriceCents: null,
          maxPriceCents: null,
          isFree: free === 'no' ? false : undefined,
        };
  const isOpen = max === openMaximum;
  const [least, most] = [
    min === undefined ? null : Number(min),
    max === undefined || isOpen ? null : Number(max),
  ];
  if ((least ?? 0) === 0 && (most ?? 0) === 0)
    return { prices: [], ...pricesBounds(true, []), isFree: true };
  const price: Price = {
    minPriceCents: least,
    maxPriceCents: isOpen ? null : (most ?? least),
    priceModes: [],
    policyName: null,
    label: label ?? null,
    startDate: null,
    endDate: null,
    additionalInfo: null,
  };
  return { prices: [price], ...pricesBounds(false, [price]), isFree: false };
}

function contactsOf(values: Values): Contact[] {
  const { booking_name: legalName, booking_email: email, booking_phone: phone } = values;
  const websites = [
    ...new Set([values.booking_link, values.booking_website].filter((link) => link !== undefined)),
  ];
  if (
    legalName === undefined &&
    email === undefined &&
    phone === undefined &&
    websites.length === 0
  )
    return [];
  return [
    {
      type: 'booking',
      legalName: legalName ?? null,
      emails: email === undefined ? [] : [email],
      phoneNumbers: phone === undefined ? [] : [phone],
      websites,
    },
  ];
}

const listOf = (values: Values, names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => values[name] ?? [])),
];

function photosOf(values: Values): PoiDraft['media'] {
  const photos = importPhotoColumns.flatMap((name, index) => {
    const url = values[name];
    return url === undefined
      ? []
      : [{ url, title: null, credits: values[importCreditColumns[index] ?? ''] ?? null }];
  });
  return photos.filter(
    ({ url }, index) => photos.findIndex((photo) => photo.url === url) === index,
  );
}

const placeOf = (values: Values): CheckedPlace => ({
  label: values.title ?? '',
  placeName: values.venue_name ?? null,
  streetAddress: values.address ?? null,
  postalCode: values.postal_code ?? null,
  locality: values.city ?? null,
  insee: null,
  lon: values.longitude === undefined ? null : Number(values.longitude),
  lat: values.latitude === undefined ? null : Number(values.latitude),
});

function draftOf(source: string, values: Values): PoiDraft {
  const { isFree, ...prices } = pricesOf(values);
  return {
    source,
    extId: values.ext_id ?? '',
    description: values.description ?? values.description_html ?? '',
    organizerName: values.organizer_name ?? null,
    isPermanent: false,
    liveState: 'scheduled',
    ...placeOf(values),
    sourceClass: '',
    allowedPerson: null,
    minimumAge: values.min_age === undefined ? null : Number(values.min_age),
    maximumAge: values.max_age === undefined ? null : Number(values.max_age),
    themes: listOf(values, importThemeColumns).filter(isTheme),
    tags: listOf(values, importTagColumns),
    ...toOptionKnowledge({
      free: isFree,
      pmr: values.accessible === undefined ? undefined : values.accessible === 'yes',
    }),
    ...prices,
    periods: [],
    contacts: contactsOf(values),
    features: [],
    media: photosOf(values),
    tour: null,
  };
}

const isYearRound = ([first]: readonly Theme[]): boolean =>
  first !== undefined && yearRound.includes(first);

function outlineOf(values: Values): Outline {
  const themes = listOf(values, importThemeColumns).filter(isTheme);
  return {
    themes,
    lon: values.longitude === undefined ? null : Number(values.longitude),
    periods: [],
    isPermanent: isYearRound(themes),
  };
}

export function readLine(
  source: string,
  cells: Readonly<Record<string, string | undefined>>,
): ReadLine {
  const { values, faults: ofCells } = readCells(cells);
  const faults = [...ofCells, ...independentFaults(ofCells, checkTogether(values), cells)];
  const about = { extId: values.ext_id, title: values.title, faults };
  if (faults.length > 0) return { ...about, event: undefined };
  const contents = contentsOf(values);
  return {
    ...about,
    event: {
      period: periodOf(values),
      hasContent: contents.some((value) => value !== ''),
      content: `${values.title}\n${contents.join('\u0000')}`,
      outline: outlineOf(values),
      // Computed on access: a check needs the place of the first line of each event, and no draft.
      get place() {
        return placeOf(values);
      },
      get draft() {
        return draftOf(source, values);
      },
    },
  };
}

export function withPeriods(draft: PoiDraft, periods: readonly Period[]): PoiDraft {
  const isPermanent = periods.length === 0 && isYearRound(draft.themes);
  return { ...draft, periods: sortedPeriods(periods), isPermanent };
}

export const missingIn = ({ themes, lon, periods, isPermanent }: Outline): CellFault['code'][] => [
  ...(themes.length === 0 ? (['theme_missing'] as const) : []),
  ...(lon === null ? (['position_missing'] as const) : []),
  ...(periods.length === 0 && !isPermanent ? (['day_missing'] as const) : []),
];

export const pastDays = (periods: readonly Period[], today: string): CellFault['code'][] =>
  areOver(periods, today) ? ['days_past'] : [];
