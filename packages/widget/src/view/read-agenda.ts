import { isDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { type LiveState, liveStates } from '@parages/contracts/vocabulary/events/live-states';
import type { Period } from '@parages/contracts/vocabulary/events/occurrences';
import { feedLimits } from '@parages/contracts/vocabulary/search/feeds';
import { isTheme, type Theme } from '@parages/contracts/vocabulary/themes/themes';

/**
 * `date`: the next one that takes place, else the next one; null for a permanent event.
 * `otherDates`: their number, `several` when the feed may have left some out.
 */
export type AgendaEvent = {
  url: string;
  title: string;
  theme: Theme | null;
  state: LiveState;
  date: Period | null;
  otherDates: number | 'several';
  place: string | null;
  locality: string | null;
  isFree: boolean;
  /** In cents. A null `maxPrice` beside a minimum means no upper bound. */
  minPrice: number | null;
  maxPrice: number | null;
  picture: string | null;
};

/** `title`: in French. `page`: of the list. `place`: the name of its town; null for none. */
export type Agenda = {
  title: string;
  product: string;
  page: string;
  place: string | null;
  events: AgendaEvent[];
};

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;
const timeOf = (value: unknown): string | null => {
  const text = textOf(value) ?? '';
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? `${text}:00` : null;
};
const centsOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
const stateOf = (value: unknown): LiveState =>
  liveStates.find((state) => state === value) ?? 'scheduled';

/** The address of a page or a picture: http or https alone. */
export function webAddress(value: unknown): string | null {
  const text = textOf(value);
  if (text === null || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

type Dated = { period: Period; state: LiveState };

function datedOf(value: unknown): Dated[] {
  const { startDate, endDate, startTime, endTime, liveState } = fieldsOf(value);
  const [start, end] = [textOf(startDate), textOf(endDate)];
  if (start === null || end === null || !isDay(start) || !isDay(end)) return [];
  const times = { startTime: timeOf(startTime), endTime: timeOf(endTime) };
  const period = { startDate: start, endDate: end, ...times };
  return [{ period, state: stateOf(liveState) }];
}

const isOff = (state: LiveState): boolean => state === 'cancelled' || state === 'postponed';

function eventOf(value: unknown): AgendaEvent[] {
  const item = fieldsOf(value);
  const facts = fieldsOf(item._event);
  const place = fieldsOf(facts.place);
  const [url, title] = [webAddress(item.url), textOf(facts.label)];
  if (url === null || title === null) return [];
  const dates = listOf(facts.dates).flatMap(datedOf);
  const open = dates.filter(({ state }) => !isOff(state));
  const shown = open.length > 0 ? open : dates;
  const [next] = facts.isPermanent === true ? [] : shown;
  const others = next === undefined ? 0 : shown.length - 1;
  const isWhole = dates.length < feedLimits.datesPerEvent;
  const theme = textOf(facts.theme);
  const whole = stateOf(facts.liveState);
  return [
    {
      url,
      title,
      theme: theme !== null && isTheme(theme) ? theme : null,
      state: whole === 'scheduled' ? (next?.state ?? whole) : whole,
      date: next?.period ?? null,
      otherDates: isWhole || others === 0 ? others : 'several',
      place: textOf(place.name),
      locality: textOf(place.locality),
      isFree: facts.isFree === true,
      minPrice: centsOf(facts.minPriceCents),
      maxPrice: centsOf(facts.maxPriceCents),
      picture: webAddress(facts.image) ?? webAddress(facts.drawing),
    },
  ];
}

const separator = ' · ';

/**
 * Reads the JSON Feed of a list. An item without a title or a web address is left out; undefined for
 * a value that is no feed.
 */
export function readAgenda(feed: unknown, most: number): Agenda | undefined {
  const { title, home_page_url: home, items, _event: about } = fieldsOf(feed);
  const [named, page] = [textOf(title), webAddress(home)];
  if (named === null || page === null || !Array.isArray(items)) return undefined;
  const end = named.lastIndexOf(separator);
  return {
    title: end < 0 ? named : named.slice(0, end),
    product: end < 0 ? '' : named.slice(end + separator.length),
    page,
    place: textOf(fieldsOf(about).town),
    events: items.flatMap(eventOf).slice(0, most),
  };
}
