import { plausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import type {
  LeftOutReason,
  SourceFault,
  SourceFormat,
} from '@parages/contracts/vocabulary/imports/source-faults';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import { toShortLine } from '../../mapping/plain-text.ts';
import type { PoiDraft } from '../../mapping/poi-draft.ts';
import { decodeSource } from './decode-source.ts';
import { mapSourceEvent } from './map-source-event.ts';
import { type Horizon, readIcs } from './read-ics.ts';
import { readJsonLd } from './read-json-ld.ts';
import type { ReadEvents } from './source-event.ts';

/** `source` is that of the drafts, `today` a day in Paris. */
export type SourceContent = {
  bytes: Uint8Array;
  contentType: string;
  address: string;
  source: string;
  today: string;
};

/** The first identifier counts where several records have the same one. */
export type SourceReading =
  | {
      format: SourceFormat;
      name: string | null;
      read: number;
      drafts: PoiDraft[];
      leftOut: Partial<Record<LeftOutReason, number>>;
      isCut: boolean;
    }
  | { fault: SourceFault };

const maxNameLength = 120;
const calendarStart = /^[\s\ufeff]*BEGIN:VCALENDAR\b/i;

/**
 * Repeated events are written out for this year and the next one. The bounds move once a year, since
 * an event whose dates change is reviewed again.
 */
function horizonOf(today: string): Horizon {
  const year = Number(today.slice(0, 4));
  return { from: `${year}-01-01`, until: `${year + 1}-12-31` };
}

type Found = ReadEvents & { format: SourceFormat };

function readEvents(text: string, { address, today }: SourceContent): Found | undefined {
  const { maxEvents } = followedSourceLimits;
  if (calendarStart.test(text)) {
    const horizon = horizonOf(today);
    return { format: 'ics', ...readIcs(text, horizon, maxEvents) };
  }
  const found = readJsonLd(text, address, maxEvents);
  return found === undefined ? undefined : { format: 'json-ld', ...found };
}

function mapEvents({ events, ...found }: Found, { source, today }: SourceContent): SourceReading {
  const rules = { source, today, days: plausibleDays(today) };
  const drafts = new Map<string, PoiDraft>();
  const leftOut: Partial<Record<LeftOutReason, number>> = {};
  for (const event of events) {
    const mapped = mapSourceEvent(event, rules);
    if ('leftOut' in mapped) leftOut[mapped.leftOut] = (leftOut[mapped.leftOut] ?? 0) + 1;
    else if (!drafts.has(mapped.draft.extId)) drafts.set(mapped.draft.extId, mapped.draft);
  }
  const name = toShortLine(found.name ?? undefined, maxNameLength);
  return { ...found, name, read: events.length, drafts: [...drafts.values()], leftOut };
}

/** Reads a calendar, a page with JSON-LD or a JSON-LD document, recognised from its content. */
export function readSource(content: SourceContent): SourceReading {
  const text = decodeSource(content.bytes, content.contentType);
  try {
    const found = readEvents(text, content);
    if (found === undefined) return { fault: 'format_unknown' };
    return found.events.length === 0 ? { fault: 'events_none' } : mapEvents(found, content);
  } catch {
    return { fault: 'content_unreadable' };
  }
}
