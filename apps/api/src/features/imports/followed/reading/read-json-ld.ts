import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import type { RawPeriod } from '../../mapping/periods.ts';
import { type Position, readPosition } from '../../mapping/position.ts';
import { toParisTime } from '../../openagenda/paris-time.ts';
import { type AddressParts, readAddressText } from './address-text.ts';
import { listJsonLd, typesOf } from './list-json-ld.ts';
import { periodBetween } from './period-between.ts';
import { type SchemaEvent, schemaEventSchema } from './schema-event.schema.ts';
import type { ReadEvents, SourceEvent } from './source-event.ts';
import { toUid } from './source-uid.ts';

const maxCents = 100_000_000;

const afterSlash = (text: string | undefined): string => text?.split('/').at(-1) ?? '';

/** A relative identifier is one of the page. */
const absolute = (id: string, page: string): string =>
  URL.canParse(id, page) ? new URL(id, page).href : id;

/** `shared`: addresses that events with different names or places have, such as that of the page. */
type Page = { address: string; shared: ReadonlySet<string> };

/** Two towns of one tour are two outings. */
function nameAndPlace(event: SchemaEvent): string {
  const { placeName, locality } = placeOf(event);
  const place = foldWords(`${placeName ?? ''} ${locality ?? ''}`);
  return place === '' ? `${event.name}` : `${event.name}|${place}`;
}

function listShared(events: readonly SchemaEvent[], page: string): ReadonlySet<string> {
  const names = new Map<string, Set<string>>();
  for (const event of events) {
    const { '@id': id, url } = event;
    if (id !== undefined || url === undefined) continue;
    const address = absolute(url, page);
    names.set(address, (names.get(address) ?? new Set()).add(nameAndPlace(event)));
  }
  return new Set([...names].flatMap(([address, { size }]) => (size > 1 ? [address] : [])));
}

// Never its date: an event whose date is corrected, or cannot be read for a day, stays the same one.
function uidOf(event: SchemaEvent, { address, shared }: Page): string {
  const { '@id': id, url, identifier } = event;
  if (id !== undefined) return toUid(absolute(id, address));
  if (url === undefined) return toUid(identifier ?? `${address}|${nameAndPlace(event)}`);
  const own = absolute(url, address);
  return toUid(shared.has(own) ? `${own}|${nameAndPlace(event)}` : own);
}

function periodOf({ startDate, endDate }: SchemaEvent): RawPeriod[] {
  const from = toParisTime(startDate);
  return from === undefined ? [] : [periodBetween(from, toParisTime(endDate))];
}

function placeOf({ location }: SchemaEvent): AddressParts & { position: Position | undefined } {
  if (location === undefined || typeof location === 'string')
    return { ...readAddressText(location), position: undefined };
  const { name, address, geo, latitude, longitude } = location;
  const position = readPosition(geo) ?? readPosition({ latitude, longitude });
  if (address === undefined || typeof address === 'string') {
    const written = readAddressText(address);
    return { ...written, placeName: name ?? written.placeName, position };
  }
  return {
    placeName: name ?? null,
    streetAddress: address.streetAddress ?? null,
    postalCode: address.postalCode ?? null,
    locality: address.addressLocality ?? null,
    position,
  };
}

function pricesOf({ offers }: SchemaEvent): SourceEvent['priceCents'] {
  const amounts = offers
    .filter(({ priceCurrency = 'EUR' }) => priceCurrency.toUpperCase() === 'EUR')
    .flatMap(({ price, lowPrice, highPrice }) => [price, lowPrice, highPrice])
    .flatMap((amount) => (amount === undefined ? [] : [Math.round(amount * 100)]))
    .filter((cents) => cents >= 0 && cents <= maxCents);
  return amounts.length === 0
    ? undefined
    : { least: Math.min(...amounts), most: Math.max(...amounts) };
}

const liveStateOf = ({ eventStatus }: SchemaEvent): SourceEvent['liveState'] => {
  const status = afterSlash(eventStatus);
  if (status === 'EventCancelled') return 'cancelled';
  return status === 'EventPostponed' ? 'postponed' : undefined;
};

const isOnline = ({ eventAttendanceMode, location }: SchemaEvent): boolean =>
  afterSlash(eventAttendanceMode) === 'OnlineEventAttendanceMode' ||
  (typeof location === 'object' && location['@type'].some((type) => /VirtualLocation$/.test(type)));

type ReadNode = { sourceClass: string; event: SchemaEvent };

function readNode(node: Record<string, unknown>): ReadNode[] {
  const read = schemaEventSchema.safeParse(node);
  return read.success ? [{ sourceClass: typesOf(node)[0] ?? '', event: read.data }] : [];
}

function toSourceEvent({ sourceClass, event }: ReadNode, page: Page): SourceEvent {
  const priceCents = pricesOf(event);
  const online = isOnline(event);
  return {
    uid: uidOf(event, page),
    sourceClass,
    title: event.name,
    description: event.description,
    periods: periodOf(event),
    keywords: event.keywords.flatMap((keyword) => keyword.split(',')),
    ...placeOf(event),
    liveState: online ? undefined : liveStateOf(event),
    organizer: { legalName: event.organizer, emails: [], phoneNumbers: [], websites: [] },
    page: event.url === undefined ? undefined : absolute(event.url, page.address),
    isFree: event.isAccessibleForFree ?? (priceCents?.most === 0 ? true : undefined),
    priceCents,
    ageRange: event.typicalAgeRange,
    ...(online && { leftOut: 'online' }),
  };
}

const stateOf = ({ leftOut, liveState }: SourceEvent): string => leftOut ?? liveState ?? '';

/**
 * Dates of one event, written as several events with one identifier, are its periods. Those that are
 * cancelled, postponed or online alone are an event of their own beside the others.
 */
function merge(events: readonly SourceEvent[]): SourceEvent[] {
  const byUid = new Map<string, Map<string, SourceEvent>>();
  for (const event of events) {
    const states = byUid.get(event.uid) ?? new Map<string, SourceEvent>();
    byUid.set(event.uid, states);
    const known = states.get(stateOf(event));
    if (known === undefined) states.set(stateOf(event), event);
    else known.periods.push(...event.periods);
  }
  return [...byUid.values()].flatMap((states) =>
    [...states.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([state, event], rank) =>
        rank === 0 ? event : { ...event, uid: toUid(`${event.uid}|${state}`) },
      ),
  );
}

/** Undefined when the text is neither JSON-LD nor a page that has some. */
export function readJsonLd(
  text: string,
  address: string,
  maxEvents: number,
): ReadEvents | undefined {
  const nodes = listJsonLd(text);
  if (nodes === undefined) return undefined;
  const read = nodes.slice(0, maxEvents).flatMap(readNode);
  const shared = listShared(
    read.map(({ event }) => event),
    address,
  );
  const events = read.map((node) => toSourceEvent(node, { address, shared }));
  const [, title] = /<title[^<>]{0,200}>([^<]{1,200})/i.exec(text) ?? [];
  return { name: title?.trim() || null, events: merge(events), isCut: nodes.length > maxEvents };
}
