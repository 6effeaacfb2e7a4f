import { Parser } from 'htmlparser2';
import { readPosition } from '../../mapping/position.ts';
import { toParisTime } from '../../openagenda/paris-time.ts';
import { readAddressText } from './address-text.ts';
import { periodBetween } from './period-between.ts';
import type { ReadEvents, SourceEvent } from './source-event.ts';
import { toUid } from './source-uid.ts';

/** The root of a feed comes after a prolog and comments at most. */
const headLength = 2000;
const feedRoot = /<(?:rss|rdf:RDF|feed)[\s>]/i;
const pageRoot = /<html[\s>]/i;
const maxTextLength = 100_000;

/** The texts of an item by the local names of its elements, in lower case; the first of each. */
type Item = Map<string, string>;
type Feed = { name: string | null; items: Item[]; isCut: boolean };

const localName = (name: string): string => (name.split(':').at(-1) ?? '').toLowerCase();

function listItems(text: string, maxItems: number): Feed {
  const items: Item[] = [];
  let name: string | null = null;
  let item: Item | undefined;
  let written = '';
  let isCut = false;
  const parser = new Parser(
    {
      onopentag: (tag, { href }) => {
        written = '';
        const local = localName(tag);
        if (local === 'item' || local === 'entry') item = new Map();
        // Atom has its address in an attribute.
        else if (local === 'link' && href !== undefined && !item?.has('link'))
          item?.set('link', href);
      },
      ontext: (more) => {
        if (written.length < maxTextLength) written += more;
      },
      onclosetag: (tag) => {
        const local = localName(tag);
        if (local === 'item' || local === 'entry') {
          if (item !== undefined && items.length < maxItems) items.push(item);
          else isCut ||= item !== undefined;
          item = undefined;
        } else if (item === undefined) name ??= local === 'title' ? written.trim() : null;
        else if (written.trim() !== '' && !item.has(local)) item.set(local, written.trim());
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  parser.end();
  return { name, items, isCut };
}

/** The modules that date items: Event (`ev:startdate`), xCal (`xcal:dtstart`) and their relatives. */
const starts = ['startdate', 'dtstart', 'start', 'start_date', 'datedebut'] as const;
const ends = ['enddate', 'dtend', 'end', 'end_date', 'datefin'] as const;

const firstOf = (item: Item, names: readonly string[]): string | undefined =>
  names.map((name) => item.get(name)).find((value) => value !== undefined);

const endsWithTime = /\s\d{1,2}:\d{2}(?::\d{2})?$/;

/** A date of RFC 822; without a zone, or without a time, it is that of Paris. */
function readMailDate(text: string): ReturnType<typeof toParisTime> {
  if (!/^[a-z]{3}, /i.test(text)) return undefined;
  const isDay = !text.includes(':');
  const isLocal = isDay || endsWithTime.test(text);
  const instant = Date.parse(isLocal ? `${text} GMT` : text);
  if (Number.isNaN(instant)) return undefined;
  const written = new Date(instant).toISOString();
  return toParisTime(isLocal ? written.slice(0, isDay ? 10 : 19) : written);
}

/** xCal writes 20260714T203000, and RSS itself « Tue, 14 Jul 2026 20:30:00 +0200 ». */
function toMoment(text: string | undefined): ReturnType<typeof toParisTime> {
  const [, year, month, day, hour, minute, zone = ''] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/.exec(text ?? '') ?? [];
  if (year !== undefined)
    return toParisTime(
      hour === undefined
        ? `${year}-${month}-${day}`
        : `${year}-${month}-${day}T${hour}:${minute}:00${zone}`,
    );
  return toParisTime(text) ?? readMailDate(text ?? '');
}

function periodsOf(item: Item): SourceEvent['periods'] {
  const from = toMoment(firstOf(item, starts));
  return from === undefined ? [] : [periodBetween(from, toMoment(firstOf(item, ends)))];
}

function toSourceEvent(item: Item): SourceEvent {
  const page = item.get('link');
  const given = item.get('guid') ?? item.get('id') ?? page ?? [...item.values()].join('|');
  const organizer = item.get('organizer');
  return {
    uid: toUid(given),
    sourceClass: '',
    title: item.get('title'),
    description: item.get('encoded') ?? item.get('description') ?? item.get('summary'),
    periods: periodsOf(item),
    keywords: (item.get('category') ?? '').split(','),
    ...readAddressText(item.get('location')),
    // GeoRSS writes the latitude first.
    position:
      readPosition(item.get('point') ?? '') ??
      readPosition({ lat: item.get('lat'), lon: item.get('long') }),
    liveState: undefined,
    organizer: { legalName: organizer, emails: [], phoneNumbers: [], websites: [] },
    page,
    isFree: undefined,
    priceCents: undefined,
    ageRange: undefined,
  };
}

/** Undefined when the text is no RSS or Atom. The date of publication of an item is not its date. */
export function readRss(text: string, maxEvents: number): ReadEvents | undefined {
  const head = text.slice(0, headLength);
  if (!feedRoot.test(head) || pageRoot.test(head)) return undefined;
  const { name, items, isCut } = listItems(text, maxEvents);
  return { name, events: items.map(toSourceEvent), isCut };
}
