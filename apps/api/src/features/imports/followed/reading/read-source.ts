import { plausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import type {
  LeftOutReason,
  SourceFault,
  SourceFormat,
} from '@parages/contracts/vocabulary/imports/source-faults';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import { toShortLine } from '../../mapping/plain-text.ts';
import type { PoiDraft } from '../../mapping/poi-draft.ts';
import type { RecordDoubt, RecordNote } from '../../report/report-builder.ts';
import { decodeSource } from './decode-source.ts';
import { type MappedEvent, mapSourceEvent } from './map-source-event.ts';
import { type Horizon, readIcs } from './read-ics.ts';
import { readJsonLd } from './read-json-ld.ts';
import { readRss } from './read-rss.ts';
import type { ReadEvents } from './source-event.ts';
import { listVendorRecords, mapVendorRecord } from './vendor-records.ts';

/** `source` is that of the drafts, `today` a day in Paris. */
export type SourceContent = {
  bytes: Uint8Array;
  contentType: string;
  address: string;
  source: string;
  today: string;
};

/**
 * The first identifier counts where several records have the same one. `extIds` has each identifier
 * that the source gives once, those of left-out records included.
 */
export type WholeReading = {
  format: SourceFormat;
  name: string | null;
  read: number;
  drafts: PoiDraft[];
  extIds: string[];
  leftOut: Partial<Record<LeftOutReason, number>>;
  isCut: boolean;
  /** Whether a later page has given a record of an earlier one again. */
  hasMoved?: boolean;
  /** Of an answer in pages: the records of all of them, and the address of the next one. */
  total: number | null;
  next: string | null;
  /** What the report says of records that are not written. */
  notes: RecordNote[];
  /** By identifier; `index` is the position of the draft among the records, from 1. */
  found: Map<string, FoundRecord>;
};
export type SourceReading = WholeReading | { fault: SourceFault };

export type FoundRecord = { index: number; doubts: RecordDoubt[] };

const maxNameLength = 120;
const calendarStart = /^[\s\ufeff]*BEGIN:VCALENDAR\b/i;

/** Recognises a calendar (RFC 5545) from its first line. */
export const isCalendar = (text: string): boolean => calendarStart.test(text);

/**
 * Repeated events are written out for this year and the next one. The bounds move once a year, since
 * an event whose dates change is reviewed again.
 */
function horizonOf(today: string): Horizon {
  const year = Number(today.slice(0, 4));
  return { from: `${year}-01-01`, until: `${year + 1}-12-31` };
}

type SourceEvents = {
  format: SourceFormat;
  name: string | null;
  mapped: MappedEvent[];
  isCut: boolean;
  total: number | null;
  next: string | null;
};

function parseJson(text: string): unknown {
  if (!/^[\s\ufeff]*[[{]/.test(text)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text.replace('\ufeff', ''));
    return parsed;
  } catch {
    return undefined;
  }
}

function readEvents(
  text: string,
  { address, source, today }: SourceContent,
): SourceEvents | undefined {
  const { maxEvents } = followedSourceLimits;
  const rules = { source, today, days: plausibleDays(today) };
  const mapped = ({ events, ...found }: ReadEvents) => ({
    ...found,
    total: null,
    next: null,
    mapped: events.map((event) => mapSourceEvent(event, rules)),
  });
  if (isCalendar(text))
    return { format: 'ics', ...mapped(readIcs(text, horizonOf(today), maxEvents)) };
  const feed = readRss(text, maxEvents);
  if (feed !== undefined) return { format: 'rss', ...mapped(feed) };
  const vendor = listVendorRecords(parseJson(text), maxEvents, address);
  if (vendor !== undefined) {
    const { records, ...pages } = vendor;
    const events = records.map((record) => mapVendorRecord(vendor.format, record, rules));
    return { ...pages, name: null, mapped: events };
  }
  const found = readJsonLd(text, address, maxEvents);
  return found === undefined ? undefined : { format: 'json-ld', ...mapped(found) };
}

type Mapped = Extract<MappedEvent, { draft: PoiDraft }>;

const isFault = (reason: LeftOutReason): boolean =>
  !['over', 'private', 'elsewhere', 'online', 'not_outing'].includes(reason);

function noteLeftOut(
  { leftOut, extId, title }: Extract<MappedEvent, { leftOut: LeftOutReason }>,
  index: number,
): RecordNote {
  return {
    list: isFault(leftOut) ? 'refused' : 'keptBack',
    reason: leftOut === 'invalid' ? 'value_invalid' : leftOut,
    record: { index, extId: extId ?? null, title, detail: null },
  };
}

const noteRepeated = ({ draft: { extId, label: title } }: Mapped, index: number): RecordNote => ({
  list: 'refused',
  reason: 'identifier_repeated',
  record: { index, extId, title, detail: null },
});

function doubtsOf({ draft: { themes, lon, postalCode, locality }, doubts }: Mapped): RecordDoubt[] {
  const missing = [
    ...(themes.length === 0 ? (['theme_missing'] as const) : []),
    ...((lon ?? postalCode ?? locality) === null ? (['place_unknown'] as const) : []),
  ];
  return [...missing, ...doubts].map((reason) => ({ reason, detail: null }));
}

function collect({ mapped, ...source }: SourceEvents): WholeReading {
  const drafts = new Map<string, PoiDraft>();
  const extIds = new Set<string>();
  const leftOut: Partial<Record<LeftOutReason, number>> = {};
  const notes: RecordNote[] = [];
  const found = new Map<string, FoundRecord>();
  for (const [rank, event] of mapped.entries()) {
    const index = rank + 1;
    const extId = 'leftOut' in event ? event.extId : event.draft.extId;
    if (extId !== undefined) extIds.add(extId);
    if ('leftOut' in event) {
      leftOut[event.leftOut] = (leftOut[event.leftOut] ?? 0) + 1;
      notes.push(noteLeftOut(event, index));
    } else if (drafts.has(event.draft.extId)) notes.push(noteRepeated(event, index));
    else {
      drafts.set(event.draft.extId, event.draft);
      found.set(event.draft.extId, { index, doubts: doubtsOf(event) });
    }
  }
  const name = toShortLine(source.name ?? undefined, maxNameLength);
  return {
    ...source,
    name,
    read: mapped.length,
    drafts: [...drafts.values()],
    extIds: [...extIds],
    leftOut,
    notes,
    found,
  };
}

/**
 * Reads a calendar, a feed with dates, records of OpenAgenda or DATAtourisme, a page with JSON-LD or a JSON-LD document,
 * recognised from its content.
 */
export function readSource(content: SourceContent): SourceReading {
  const text = decodeSource(content.bytes, content.contentType);
  try {
    const found = readEvents(text, content);
    if (found === undefined) return { fault: 'format_unknown' };
    return found.mapped.length === 0 ? { fault: 'events_none' } : collect(found);
  } catch {
    return { fault: 'content_unreadable' };
  }
}
