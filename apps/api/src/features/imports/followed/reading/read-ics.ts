import { TZDate } from '@date-fns/tz';
import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import ICAL from 'ical.js';
import type { RawPeriod } from '../../mapping/periods.ts';
import { readPosition } from '../../mapping/position.ts';
import { toParisTime } from '../../openagenda/paris-time.ts';
import { readAddressText } from './address-text.ts';
import { boundRules } from './bounded-rule.ts';
import { parseCalendar, type RefusedEvent } from './parse-calendar.ts';
import { periodBetween, type SourceMoment } from './period-between.ts';
import type { ReadEvents, SourceEvent } from './source-event.ts';
import { hashUid, toUid } from './source-uid.ts';

/** Days of the calendar between which repeated events are written out. */
export type Horizon = { from: string; until: string };

/** Of one event, those before the horizon included: a daily event of twenty years fits. */
const maxSteps = 8000;
const maxStepsOfAll = 100_000;
const repeated = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = ({ year, month, day }: ICAL.Time): string => `${year}-${two(month)}-${two(day)}`;
const wallTimeOf = ({ hour, minute, second }: ICAL.Time): string =>
  `${two(hour)}:${two(minute)}:${two(second)}`;

const textOf = (component: ICAL.Component, name: string): string | undefined => {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : undefined;
};

// A zone that the calendar defines is exact; another name is looked up among those of the system;
// hours without a known zone are those of Paris.
function instantOf(time: ICAL.Time, zone: string | undefined): number | undefined {
  const { zone: known } = time;
  if (known !== undefined && known.tzid !== 'floating') return time.toUnixTime() * 1000;
  if (zone === undefined || zone === 'Europe/Paris') return undefined;
  const { year, month, day, hour, minute, second } = time;
  const at = new TZDate(year, month - 1, day, hour, minute, second, zone).getTime();
  return Number.isNaN(at) ? undefined : at;
}

function readMoment(time: ICAL.Time, zone: string | undefined): SourceMoment {
  if (time.isDate) return { date: dayOf(time) };
  const instant = instantOf(time, zone);
  const here = instant === undefined ? undefined : toParisTime(new Date(instant).toISOString());
  return { date: here?.date ?? dayOf(time), time: here?.time ?? wallTimeOf(time) };
}

function toPeriod(start: ICAL.Time, end: ICAL.Time, zone: string | undefined): RawPeriod {
  const from = readMoment(start, zone);
  const to = readMoment(end, zone);
  // The end of whole days is the day after.
  if (start.isDate) {
    const last = shiftDay(to.date, -1);
    return { startDate: from.date, endDate: [last, from.date].sort().at(-1) };
  }
  return periodBetween(from, to);
}

const zoneOf = (component: ICAL.Component): string | undefined => {
  const zone = component.getFirstProperty('dtstart')?.getParameter('tzid');
  return typeof zone === 'string' ? zone : undefined;
};

const isCancelled = (component: ICAL.Component): boolean =>
  textOf(component, 'status')?.toUpperCase() === 'CANCELLED';

const isTooFrequent = (component: ICAL.Component): boolean =>
  component
    .getAllProperties('rrule')
    .some((rule) => !repeated.has((rule.getFirstValue() as ICAL.Recur).freq));

/** Steps left of all events of a calendar; whether they or those of one event ran out. */
type Budget = { steps: number; isOut: boolean };

function listPeriods(event: ICAL.Event, { from, until }: Horizon, budget: Budget): RawPeriod[] {
  const zone = zoneOf(event.component);
  if (!event.isRecurring() || isTooFrequent(event.component))
    return [toPeriod(event.startDate, event.endDate, zone)];
  boundRules(event.component);
  const found: RawPeriod[] = [];
  const occurrences = event.iterator();
  for (let step = 0; ; step += 1) {
    if (step >= maxSteps || budget.steps <= 0) {
      budget.isOut = true;
      break;
    }
    budget.steps -= 1;
    const next = occurrences.next() as ICAL.Time | undefined | null;
    if (!next || dayOf(next) > until || found.length >= limits.periods.max) break;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    // An occurrence without an exception is the event itself, which keeps its dates when cancelled.
    const isDropped = item !== event && isCancelled(item.component);
    if (dayOf(endDate) >= from && !isDropped) found.push(toPeriod(startDate, endDate, zone));
  }
  return found;
}

function uidOf(component: ICAL.Component): string {
  const uid = textOf(component, 'uid')?.trim();
  if (uid) return toUid(uid);
  const start: unknown = component.getFirstProperty('dtstart')?.jCal[3];
  return hashUid(`${textOf(component, 'summary')}|${start}`);
}

const keywordsOf = (component: ICAL.Component): string[] =>
  component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues() as unknown[])
    .filter((value) => typeof value === 'string');

const isPrivate = (component: ICAL.Component): boolean =>
  ['PRIVATE', 'CONFIDENTIAL'].includes(textOf(component, 'class')?.toUpperCase() ?? '');

function organizerOf(component: ICAL.Component): SourceEvent['organizer'] {
  const property = component.getFirstProperty('organizer');
  const name: unknown = property?.getParameter('cn');
  const legalName = typeof name === 'string' ? name : undefined;
  return { legalName, emails: [], phoneNumbers: [], websites: [] };
}

/** Undefined when the calendar has dates or rules that cannot be read. */
function periodsOf(
  event: ICAL.Event,
  horizon: Horizon,
  budget: Budget,
): SourceEvent['periods'] | undefined {
  if (event.component.getFirstProperty('dtstart') === null) return [];
  try {
    return listPeriods(event, horizon, budget);
  } catch {
    return undefined;
  }
}

function toSourceEvent(event: ICAL.Event, horizon: Horizon, budget: Budget): SourceEvent {
  const { component } = event;
  const periods = periodsOf(event, horizon, budget);
  return {
    uid: uidOf(component),
    sourceClass: '',
    title: textOf(component, 'summary'),
    description: textOf(component, 'description'),
    periods: periods ?? [],
    keywords: keywordsOf(component),
    ...readAddressText(textOf(component, 'location')),
    position: readPosition(component.getFirstPropertyValue('geo')),
    liveState: isCancelled(component) ? 'cancelled' : undefined,
    organizer: organizerOf(component),
    page: textOf(component, 'url'),
    isFree: undefined,
    priceCents: undefined,
    ageRange: undefined,
    ...(periods === undefined && {
      leftOut: event.component.hasProperty('rrule') ? 'repetition_invalid' : 'invalid',
    }),
    ...(isPrivate(component) && { leftOut: 'private' }),
  };
}

// Without an identifier, that of the event as it is read once its fault is mended.
function uidOfRefused({ uid, title, identity }: RefusedEvent): string {
  if (identity !== undefined) return uidOf(identity);
  return uid === undefined ? hashUid(`${title}|`) : toUid(uid);
}

const toRefusedEvent = ({ title, hasBadRule, ...refused }: RefusedEvent): SourceEvent => ({
  uid: uidOfRefused({ title, hasBadRule, ...refused }),
  sourceClass: '',
  title,
  description: undefined,
  periods: [],
  keywords: [],
  ...readAddressText(undefined),
  position: undefined,
  liveState: undefined,
  organizer: { legalName: undefined, emails: [], phoneNumbers: [], websites: [] },
  page: undefined,
  isFree: undefined,
  priceCents: undefined,
  ageRange: undefined,
  leftOut: hasBadRule ? 'repetition_invalid' : 'invalid',
});

// An exception of a repeated event belongs to the event of its identifier.
function groupEvents(components: readonly ICAL.Component[]): ICAL.Event[] {
  const exceptions = new Map<string, ICAL.Component[]>();
  const whole = new Map<string, ICAL.Component>();
  for (const component of components) {
    const uid = uidOf(component);
    if (component.getFirstProperty('recurrence-id') !== null)
      exceptions.set(uid, [...(exceptions.get(uid) ?? []), component]);
    else if (!whole.has(uid)) whole.set(uid, component);
  }
  const alone = [...exceptions].flatMap(([uid, ones]) => (whole.has(uid) ? [] : ones));
  return [
    ...[...whole].map(
      ([uid, component]) => new ICAL.Event(component, { exceptions: exceptions.get(uid) ?? [] }),
    ),
    ...alone.map((component) => new ICAL.Event(component, { exceptions: [] })),
  ];
}

/** @throws when the text is not a calendar of RFC 5545 */
export function readIcs(
  text: string,
  horizon: Horizon,
  maxEvents: number,
  steps = maxStepsOfAll,
): ReadEvents {
  const { roots, refused } = parseCalendar(text);
  // The rest of a series of which a part is refused: alone, it would replace the stored dates.
  const uids = new Set(refused.flatMap(({ uid }) => (uid === undefined ? [] : [toUid(uid)])));
  const components = roots
    .flatMap((root) => root.getAllSubcomponents('vevent'))
    .filter((component) => !uids.has(uidOf(component)));
  const budget = { steps, isOut: false };
  const read = groupEvents(components.slice(0, maxEvents)).map((event) =>
    toSourceEvent(event, horizon, budget),
  );
  const events = [...read, ...refused.map(toRefusedEvent)].slice(0, maxEvents);
  return {
    name: roots.map((root) => textOf(root, 'x-wr-calname')).find(Boolean) ?? null,
    events,
    isCut: components.length + refused.length > maxEvents || budget.isOut,
  };
}
