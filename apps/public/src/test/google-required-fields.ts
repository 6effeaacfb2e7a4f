// Required fields of the types of structured data that the site has, mostly from Google's search
// gallery: Google shows no rich result for a page that lacks a field that the gallery requires.
// https://developers.google.com/search/docs/appearance/structured-data
export type Data = { readonly [key: string]: unknown };

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
const isMoment = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/.test(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

const inOrder = (items: readonly unknown[]): boolean =>
  items.every((item, index) => isData(item) && item.position === index + 1);

const isStep = (value: unknown, isLast: boolean): boolean =>
  isData(value) &&
  isText(value.name) &&
  (isAddress(value.item) || (isLast && value.item === undefined));

const rules: Record<string, Record<string, (value: unknown) => boolean>> = {
  BreadcrumbList: {
    // Google requires at least two steps.
    itemListElement: (value) =>
      isList(value) &&
      value.length >= 2 &&
      inOrder(value) &&
      value.every((step, index, steps) => isStep(step, index === steps.length - 1)),
  },
  ItemList: {
    itemListElement: (value) =>
      isList(value) && inOrder(value) && value.every((item) => isData(item) && isAddress(item.url)),
  },
  ListItem: { position: Number.isInteger },
  Organization: { name: isText, url: isAddress, logo: isAddress },
  WebSite: { name: isText, url: isAddress, potentialAction: isData },
  SearchAction: {
    target: (value) =>
      isData(value) &&
      isText(value.urlTemplate) &&
      String(value.urlTemplate).includes('{search_term_string}'),
    'query-input': (value) => value === 'required name=search_term_string',
  },
  Event: {
    name: isText,
    startDate: isMoment,
    location: (value) =>
      isData(value) && isText(value.name) && (isData(value.address) || isText(value.address)),
  },
};

// `MusicEvent` and the other kinds of events have the required fields of `Event`.
const rulesOf = (type: string) => rules[/Event$|^Festival$/.test(type) ? 'Event' : type] ?? {};

// Properties whose values `missingFields` does not check: an organiser, for instance, need not have
// a site.
const nested = ['location', 'organizer', 'publisher', 'address', 'geo', 'offers', 'performer'];

/** Writes a field as `Event.location`. */
export function missingFields(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(missingFields);
  if (!isData(data)) return [];
  const type = String(data['@type'] ?? '');
  const faults = Object.entries(rulesOf(type)).flatMap(([name, isRight]) =>
    isRight(data[name]) ? [] : [`${type}.${name}`],
  );
  const below = Object.entries(data).flatMap(([name, value]) =>
    nested.includes(name) ? [] : missingFields(value),
  );
  return [...faults, ...below];
}
