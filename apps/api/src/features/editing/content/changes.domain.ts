import { poiFigureNames } from '@parages/contracts/vocabulary/events/poi-figures';
import { keyOf, listChanges, missingFrom } from '../../../platform/list-changes.domain.ts';
import type { Change } from '../organiser-poi.schema.ts';
import type { Content } from './content.schema.ts';

type Fields = { scalars: Record<string, unknown>; lists: Record<string, readonly unknown[]> };

function fieldsOf({ categories, dates, place, prices, images, contacts, traces }: Content): Fields {
  const {
    trace: _,
    lineHash,
    pointCount,
    ...tour
  } = traces.tour ?? { trace: null, lineHash: null, pointCount: null };
  return {
    scalars: {
      '/dates/label': dates.label,
      '/dates/description': dates.description,
      '/dates/isPermanent': dates.isPermanent,
      ...Object.fromEntries(poiFigureNames.map((name) => [`/dates/${name}`, dates[name]])),
      '/place/name': place.name,
      '/place/streetAddress': place.streetAddress,
      '/place/postalCode': place.postalCode,
      '/place/locality': place.locality,
      '/place/position': place.position && { lon: place.position.lon, lat: place.position.lat },
      '/prices/isFree': prices.isFree,
      '/traces/tour': traces.tour && tour,
      '/traces/tour/trace': lineHash === null ? null : { lineHash, pointCount },
    },
    lists: {
      '/categories/themes': categories.themes,
      '/categories/tags': categories.tags,
      '/categories/features': categories.features.map(({ id, label }) => ({ id, label })),
      '/categories/options': categories.options,
      '/categories/knownOptions': categories.knownOptions,
      '/dates/periods': dates.periods,
      '/prices/prices': prices.prices,
      '/images': images.map(({ id, title, credits, license, focal }) => ({
        id,
        title,
        credits,
        license,
        focal,
      })),
      '/contacts': contacts,
    },
  };
}

export function changesBetween(from: Content, to: Content): Change[] {
  const [old, next] = [fieldsOf(from), fieldsOf(to)];
  return [
    ...Object.entries(old.scalars).flatMap(([field, value]) =>
      keyOf(value) === keyOf(next.scalars[field])
        ? []
        : [{ field, from: value, to: next.scalars[field] }],
    ),
    ...Object.entries(old.lists).flatMap(([field, list]) =>
      listChanges(field, list, next.lists[field] ?? []),
    ),
  ];
}

const light = ['/dates/periods', '/prices/', '/contacts', '/images/order'];

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function hostsOf(contacts: unknown): string[] {
  const websites = asList(contacts).flatMap((contact) =>
    asList((contact as { websites?: unknown }).websites).map(String),
  );
  return websites.map((website) =>
    URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : website,
  );
}

// A change that skips review must not send visitors to a host that is new to the contacts.
const leadsElsewhere = ({ field, from, to }: Change): boolean => {
  if (field !== '/contacts') return false;
  const known = new Set(hostsOf(from));
  return hostsOf(to).some((host) => !known.has(host));
};

const notesOf = (periods: unknown): unknown[] =>
  asList(periods).map((period) => (period as { note?: unknown }).note ?? null);

// A note is text of the organiser, which a moderator reads first.
const addsNote = ({ field, from, to }: Change): boolean =>
  field === '/dates/periods' &&
  notesOf(to).some((note) => note !== null && !notesOf(from).includes(note));

/** Whether a published event may take all these changes without review. */
export const isLight = (changes: readonly Change[]): boolean =>
  changes.every(
    (change) =>
      light.some((start) => change.field.startsWith(start)) &&
      !leadsElsewhere(change) &&
      !addsNote(change),
  );

function mergeConsecutive(first: Change, second: Change): Change[] {
  const isList =
    Array.isArray(first.from) && Array.isArray(second.from) && !first.field.endsWith('/order');
  if (!isList)
    return keyOf(first.from) === keyOf(second.to)
      ? []
      : [{ field: first.field, from: first.from, to: second.to }];
  const removed = [
    ...missingFrom(asList(first.from), asList(second.to)),
    ...missingFrom(asList(second.from), asList(first.to)),
  ];
  const added = [
    ...missingFrom(asList(first.to), asList(second.from)),
    ...missingFrom(asList(second.to), asList(first.from)),
  ];
  return removed.length + added.length === 0
    ? []
    : [{ field: first.field, from: removed, to: added }];
}

export function mergeChanges(first: readonly Change[], second: readonly Change[]): Change[] {
  const merged = first.flatMap((change) => {
    const next = second.find(({ field }) => field === change.field);
    return next === undefined ? [change] : mergeConsecutive(change, next);
  });
  return [
    ...merged,
    ...second.filter(({ field }) => !first.some((change) => change.field === field)),
  ];
}
