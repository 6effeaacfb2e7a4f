import type { PlausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import { isPoiFigure } from '@parages/contracts/vocabulary/events/poi-figures';
import type { LeftOutReason } from '@parages/contracts/vocabulary/imports/source-faults';
import type { ReportReason } from '@parages/contracts/vocabulary/imports/source-report';
import { limits } from '@parages/contracts/vocabulary/limits';
import { isCovered } from '@parages/contracts/vocabulary/places/covered-area';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { toContact } from '../../mapping/contacts.ts';
import { draftLabel } from '../../mapping/draft-label.ts';
import { toOptionKnowledge } from '../../mapping/option-knowledge.ts';
import { toPeriods } from '../../mapping/periods.ts';
import { toPlainLine, toPlainText, toShortLine, truncate } from '../../mapping/plain-text.ts';
import { checkDraft, type PoiDraft, type Price } from '../../mapping/poi-draft.ts';
import { liveStateOfTitle } from '../../mapping/title-rules.ts';
import { childrenWords } from '../../openagenda/price-words.fr.ts';
import { checkDates } from '../../plausibility/check-dates.ts';
import { classifyRecord } from '../../themes/classify-record.ts';
import type { Evidence } from '../../themes/record-text.ts';
import type { SourceEvent } from './source-event.ts';

export type MappingRules = { source: string; today: string; days: PlausibleDays };
/** `extId` is undefined when a left-out record names no identifier. */
export type MappedEvent =
  | { draft: PoiDraft; doubts: ReportReason[] }
  | { leftOut: LeftOutReason; extId: string | undefined; title: string | null };

/** Keeps the identifiers of calendars apart from those of the organisation's files. */
export const extIdPrefix = 'agenda:';
const maxLineLength = 300;
const maxKeywords = 40;
const maxTagLength = 40;
const childAge = 12;

// What the types of schema.org say; sites give a broad one to many kinds of events.
const evidenceOfClass: Readonly<Record<string, Evidence>> = {
  MusicEvent: { theme: 'concerts', weight: 10 },
  TheaterEvent: { theme: 'theatre', weight: 10 },
  ComedyEvent: { theme: 'spectacles', weight: 10 },
  DanceEvent: { theme: 'spectacles', weight: 10 },
  ExhibitionEvent: { theme: 'expositions', weight: 10 },
  VisualArtsEvent: { theme: 'expositions', weight: 8 },
  ScreeningEvent: { theme: 'cinema', weight: 10 },
  SportsEvent: { theme: 'sports', weight: 8 },
  ChildrensEvent: { theme: 'famille', weight: 8 },
  LiteraryEvent: { theme: 'evenements-artistiques', weight: 8 },
  Festival: { theme: 'fetes', weight: 8 },
};

// An event that seems to be no outing has no theme: the organisation chooses one, or deletes it.
function themesOf(
  event: SourceEvent,
  title: string,
  keywords: readonly string[],
  maximumAge: number | null,
): Theme[] {
  const given = evidenceOfClass[event.sourceClass];
  return classifyRecord({
    title,
    descriptions: [toPlainText(event.description)],
    keywords,
    categories: [],
    classes: given === undefined ? [] : [given],
    place: event.placeName,
    agendas: [],
    maximumAge,
  }).themes;
}

function agesOf(range: string | undefined): Pick<PoiDraft, 'minimumAge' | 'maximumAge'> {
  const [, from, to] = /^\s*(\d{1,2})\s*(?:[-–+]\s*(\d{1,2})?)?/.exec(range ?? '') ?? [];
  const read = (text: string | undefined): number | null =>
    text !== undefined && isPoiFigure('minimumAge', Number(text)) ? Number(text) : null;
  const [minimumAge, maximumAge] = [read(from), read(to)];
  return minimumAge !== null && maximumAge !== null && minimumAge > maximumAge
    ? { minimumAge: null, maximumAge: null }
    : { minimumAge, maximumAge };
}

function pricesOf({ priceCents, isFree }: SourceEvent) {
  if (isFree === true || priceCents === undefined)
    return isFree === true
      ? { prices: [], minPriceCents: 0, maxPriceCents: 0 }
      : { prices: [], minPriceCents: null, maxPriceCents: null };
  const { least: minPriceCents, most: maxPriceCents } = priceCents;
  const price: Price = {
    minPriceCents,
    maxPriceCents,
    priceModes: [],
    policyName: null,
    label: null,
    startDate: null,
    endDate: null,
    additionalInfo: null,
  };
  return { prices: [price], minPriceCents, maxPriceCents };
}

const line = (text: string | null): string | null => toShortLine(text ?? undefined, maxLineLength);

function contactsOf({ page, organizer }: SourceEvent) {
  const contact = toContact('owner', {
    legalName: toShortLine(organizer.legalName, maxLineLength) ?? undefined,
    emails: organizer.emails,
    phoneNumbers: organizer.phoneNumbers,
    websites: page === undefined ? [] : [page],
  });
  return page === undefined || contact === null ? [] : [contact];
}

const keywordsOf = ({ keywords }: SourceEvent): string[] =>
  keywords.slice(0, maxKeywords).flatMap((keyword) => toPlainLine(keyword) ?? []);

/**
 * Keeps the past periods of an event that goes on: without them the event would change, and be
 * reviewed again, with each day that passes.
 */
export function checkPeriods(
  periods: PoiDraft['periods'],
  { today, days }: MappingRules,
): { periods: PoiDraft['periods']; doubts: ReportReason[] } | { leftOut: LeftOutReason } {
  if (periods.length === 0) return { leftOut: 'day_missing' };
  if (periods.every(({ endDate }) => endDate < today)) return { leftOut: 'over' };
  const checked = checkDates(periods, days, 'dates');
  if (checked.refusal !== undefined) return { leftOut: 'dates_invalid' };
  const isUnlikely = checked.corrections.length + checked.warnings.length > 0;
  return { periods: checked.periods, doubts: isUnlikely ? ['dates_unlikely'] : [] };
}

/** Never throws, even on arbitrary input. */
export function mapSourceEvent(event: SourceEvent, rules: MappingRules): MappedEvent {
  const extId = `${extIdPrefix}${event.uid}`;
  const title = toPlainLine(event.title);
  const leave = (leftOut: LeftOutReason): MappedEvent => ({ leftOut, extId, title });
  if (event.leftOut !== undefined) return leave(event.leftOut);
  if (title === null) return leave('title_missing');
  const dates = checkPeriods(toPeriods(event.periods, 'dates').periods, rules);
  if ('leftOut' in dates) return leave(dates.leftOut);
  const { position } = event;
  if (position !== undefined && !isCovered(position)) return leave('elsewhere');
  const { label } = draftLabel(title, 'title');
  const keywords = keywordsOf(event);
  const isForChildren = childrenWords.test(foldWords(`${label} ${keywords.join(' ')}`));
  const ages = agesOf(event.ageRange);
  const isForYoung = isForChildren || (ages.maximumAge ?? 99) <= childAge;
  const draft: PoiDraft = {
    source: rules.source,
    sourceClass: event.sourceClass.slice(0, 100),
    extId,
    label,
    description: truncate(toPlainText(event.description), limits.description.max),
    organizerName: toShortLine(event.organizer.legalName, maxLineLength),
    isPermanent: false,
    liveState: event.liveState ?? liveStateOfTitle(label),
    placeName: line(event.placeName),
    streetAddress: line(event.streetAddress),
    postalCode: /^\d{5}$/.test(event.postalCode ?? '') ? event.postalCode : null,
    locality: line(event.locality),
    insee: null,
    lon: position?.lon ?? null,
    lat: position?.lat ?? null,
    allowedPerson: null,
    ...ages,
    themes: themesOf(event, title, keywords, ages.maximumAge),
    ...toOptionKnowledge({ 'kids-friendly': isForYoung ? true : undefined, free: event.isFree }),
    tags: keywords.filter((word) => word.length <= maxTagLength).slice(0, limits.import.tags),
    periods: dates.periods,
    ...pricesOf(event),
    contacts: contactsOf(event),
    features: [],
    media: [],
    tour: null,
  };
  const checked = checkDraft(draft, []);
  return checked.kind === 'mapped'
    ? { draft: checked.draft, doubts: dates.doubts }
    : leave('invalid');
}
