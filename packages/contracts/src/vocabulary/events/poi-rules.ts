import { isContactEmail } from '../accounts/email-addresses.ts';
import { limits, tourLimits } from '../limits.ts';
import { type TourFigure, tourFigures } from '../tours/tour-figures.ts';
import { isPhoneText } from './phone-numbers.ts';
import { type PoiError, type PoiErrorCode, poiErrorTabs } from './poi-errors.ts';
import { isPoiFigure, type PoiFigure, poiFigureNames, poiFigures } from './poi-figures.ts';

type Position = { lon: number; lat: number };

/** An event in its editor, tab by tab; missing values are empty or null. */
export type EditedPoi = {
  categories: {
    themes: readonly string[];
    options: readonly string[];
    knownOptions: readonly string[];
  };
  dates: {
    label: string;
    description: string;
    isPermanent: boolean;
    periods: readonly { startDate: string; endDate: string }[];
  } & { [Name in PoiFigure]?: number | null | undefined };
  place: { position: Position | null };
  prices: {
    isFree: boolean;
    prices: readonly {
      minPriceCents: number | null;
      maxPriceCents: number | null;
      startDate: string | null;
      endDate: string | null;
    }[];
  };
  images: readonly unknown[];
  contacts: readonly {
    emails: readonly string[];
    phoneNumbers: readonly string[];
    websites: readonly string[];
  }[];
  /** Without `traces`, or with a null `tour`, the event is not a tour. */
  traces?: { tour: Readonly<Record<TourFigure, number | null>> | null };
};

const errorAt = (code: PoiErrorCode, path: string): PoiError => ({
  tab: poiErrorTabs[code],
  field: `/${poiErrorTabs[code]}${path}`,
  code,
});
const when = (isWrong: boolean, code: PoiErrorCode, path: string): PoiError[] =>
  isWrong ? [errorAt(code, path)] : [];

const maxUrlLength = 2000;

const isWebsite = (text: string): boolean => {
  if (
    !/^https?:\/\//i.test(text) ||
    /[\s<>"]/.test(text) ||
    text.length > maxUrlLength ||
    !URL.canParse(text)
  )
    return false;
  const url = new URL(text);
  return url.username === '' && url.password === '' && url.hostname.includes('.');
};

const checkCategories = ({
  themes,
  options,
  knownOptions,
}: EditedPoi['categories']): PoiError[] => [
  ...when(themes.length > limits.themes.max, 'themes_too_many', '/themes'),
  ...when(
    !options.every((option) => knownOptions.includes(option)),
    'option_contradictory',
    '/options',
  ),
];

// The order of a period's days is not checked when one of them is empty.
const checkPeriod = (
  { startDate, endDate }: { startDate: string; endDate: string },
  index: number,
): PoiError[] => [
  ...when(startDate === '', 'period_date_missing', `/periods/${index}/startDate`),
  ...when(endDate === '', 'period_date_missing', `/periods/${index}/endDate`),
  ...when(
    endDate !== '' && startDate > endDate,
    'period_start_after_end',
    `/periods/${index}/startDate`,
  ),
];

const checkDates = ({
  label,
  description,
  periods,
  ...figures
}: EditedPoi['dates']): PoiError[] => [
  ...when(label.trim() === '', 'label_missing', '/label'),
  ...when([...label].length > limits.label.max, 'label_too_long', '/label'),
  ...when([...description].length > limits.description.max, 'description_too_long', '/description'),
  ...when(periods.length > limits.periods.max, 'periods_too_many', '/periods'),
  ...periods.flatMap(checkPeriod),
  ...poiFigureNames.flatMap((name) =>
    when(!isPoiFigure(name, figures[name] ?? null), poiFigures[name].error, `/${name}`),
  ),
  ...when(
    (figures.minimumAge ?? 0) > (figures.maximumAge ?? Infinity),
    'ages_reversed',
    '/minimumAge',
  ),
];

function checkPlace({ position }: EditedPoi['place']): PoiError[] {
  if (position === null) return [];
  const { west, east, south, north } = limits.bounds;
  return [
    ...when(
      !(position.lon >= west && position.lon <= east),
      'longitude_out_of_bounds',
      '/position/lon',
    ),
    ...when(
      !(position.lat >= south && position.lat <= north),
      'latitude_out_of_bounds',
      '/position/lat',
    ),
  ];
}

const isCents = (cents: number | null): boolean =>
  cents === null || (Number.isInteger(cents) && cents >= 0 && cents <= limits.priceMaxCents);

const checkPrices = ({ isFree, prices }: EditedPoi['prices']): PoiError[] => [
  ...when(isFree && prices.length > 0, 'free_with_prices', '/isFree'),
  ...prices.flatMap(({ minPriceCents: min, maxPriceCents: max, startDate, endDate }, index) => [
    ...when(!isCents(min), 'price_invalid', `/prices/${index}/minPriceCents`),
    ...when(!isCents(max), 'price_invalid', `/prices/${index}/maxPriceCents`),
    ...when(min === null && max === null, 'price_invalid', `/prices/${index}/minPriceCents`),
    ...when(
      min !== null && max !== null && min > max,
      'price_min_above_max',
      `/prices/${index}/minPriceCents`,
    ),
    ...when(
      startDate !== null && endDate !== null && startDate > endDate,
      'price_start_after_end',
      `/prices/${index}/startDate`,
    ),
  ]),
];

const checkContacts = (contacts: EditedPoi['contacts']): PoiError[] =>
  contacts.flatMap(({ emails, phoneNumbers, websites }, contact) => [
    ...Object.entries({ emails, phoneNumbers, websites }).flatMap(([name, list]) =>
      when(list.length > limits.contactEntries, 'contact_entries_too_many', `/${contact}/${name}`),
    ),
    ...emails.flatMap((email, index) =>
      when(!isContactEmail(email), 'contact_email_invalid', `/${contact}/emails/${index}`),
    ),
    ...phoneNumbers.flatMap((phone, index) =>
      when(!isPhoneText(phone), 'contact_phone_invalid', `/${contact}/phoneNumbers/${index}`),
    ),
    ...websites.flatMap((website, index) =>
      when(!isWebsite(website), 'contact_website_invalid', `/${contact}/websites/${index}`),
    ),
  ]);

const figureBounds = {
  distanceM: [0, tourLimits.maxM],
  durationMin: [0, tourLimits.maxMin],
  climbM: [0, tourLimits.maxM],
  descentM: [0, tourLimits.maxM],
  minAltitudeM: [tourLimits.lowestM, tourLimits.highestM],
  maxAltitudeM: [tourLimits.lowestM, tourLimits.highestM],
} as const satisfies Record<TourFigure, readonly [least: number, most: number]>;

function checkTour(tour: NonNullable<EditedPoi['traces']>['tour']): PoiError[] {
  if (tour === null) return [];
  const isWrong = (name: TourFigure): boolean => {
    const figure = tour[name];
    const [least, most] = figureBounds[name];
    return figure !== null && !(Number.isInteger(figure) && figure >= least && figure <= most);
  };
  const { minAltitudeM: lowest, maxAltitudeM: highest } = tour;
  return [
    ...tourFigures.flatMap((name) => when(isWrong(name), 'tour_figure_invalid', `/tour/${name}`)),
    ...when(
      lowest !== null && highest !== null && lowest > highest,
      'tour_altitudes_reversed',
      '/tour/minAltitudeM',
    ),
  ];
}

/**
 * Errors that prevent saving, even of a draft, such as an empty title or an incomplete period.
 * Checks only the given tabs.
 */
export const wrongIn = ({
  categories,
  dates,
  place,
  prices,
  images,
  contacts,
  traces,
}: Partial<EditedPoi>): PoiError[] => [
  ...(categories ? checkCategories(categories) : []),
  ...(dates ? checkDates(dates) : []),
  ...(place ? checkPlace(place) : []),
  ...(prices ? checkPrices(prices) : []),
  ...(images ? when(images.length > limits.images.max, 'images_too_many', '') : []),
  ...(contacts ? checkContacts(contacts) : []),
  ...(traces ? checkTour(traces.tour) : []),
];

/** Data missing for a submission. A permanent poi needs no date, a free one no price. */
export const missingIn = ({ categories, dates, place, prices, images }: EditedPoi): PoiError[] => [
  ...when(categories.themes.length < limits.themes.min, 'themes_missing', '/themes'),
  ...when(
    !dates.isPermanent && dates.periods.length < limits.periods.min,
    'periods_missing',
    '/periods',
  ),
  ...when(place.position === null, 'position_missing', '/position'),
  ...when(!prices.isFree && prices.prices.length === 0, 'prices_missing', '/prices'),
  ...when(images.length < limits.images.min, 'images_missing', ''),
];

/**
 * Errors that block a submission: those of `wrongIn`, since an import may have written invalid
 * values, and those of `missingIn`.
 */
export const errorsIn = (poi: EditedPoi): PoiError[] => [...wrongIn(poi), ...missingIn(poi)];
