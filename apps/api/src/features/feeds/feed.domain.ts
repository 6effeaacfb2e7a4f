import {
  type LiveState,
  stateOfDate,
  takesPlace,
} from '@parages/contracts/vocabulary/events/live-states';
import type { DatedPoi } from '../poi-files/poi-files.service.ts';
import type { PoiCard } from '../pois/page-search.service.ts';

/** A poi of a list, with its dates. */
export type FeedItem = { card: PoiCard; poi: DatedPoi };

/** `title` without the name of the site; `town`: that of the path. `page`, `self`: addresses. */
export type FeedHead = {
  title: string;
  town: string | null;
  product: string;
  page: string;
  self: string;
};

/** The same in every feed and format: an address changes with the title of an event. */
export const idOf = ({ poi }: FeedItem): string => `urn:uuid:${poi.id}`;

export const pageOf = ({ page }: FeedHead, { poi }: FeedItem): string =>
  new URL(`/evenement/${poi.slugFr}`, page).href;

/** The state of the event, else the one that all its dates share. */
export function stateOf({ poi }: FeedItem): LiveState {
  const [first, ...others] = poi.periods.map((period) => stateOfDate(poi, period));
  if (poi.liveState !== 'scheduled' || first === undefined) return poi.liveState;
  return others.every((state) => state === first) ? first : 'scheduled';
}

/** The instant of the last change; undefined for an empty feed. */
export const changedAt = (items: readonly FeedItem[]): string | undefined =>
  items
    .map(({ poi }) => poi.updatedAt)
    .toSorted()
    .at(-1);

/** Pairs the cards with their pois; leaves out those that have been hidden meanwhile. */
export function joinItems(cards: readonly PoiCard[], pois: readonly DatedPoi[]): FeedItem[] {
  const byId = new Map(pois.map((poi) => [poi.id, poi]));
  return cards.flatMap((card) => {
    const poi = byId.get(card.id);
    return poi ? [{ card, poi }] : [];
  });
}

type Start = { day: string; time: string };

/** The start of the next date that takes place; null without an hour, and for several days. */
function startOf({ card, poi }: FeedItem): Start | null {
  const { periods } = poi;
  const next = periods.find((date) => takesPlace({ liveState: stateOfDate(poi, date) }));
  const { startDate: day, startTime: time } = next ??
    periods[0] ?? { startDate: '', startTime: null };
  return card.isPermanent || time === null ? null : { day, time };
}

/**
 * The items of a list by date, which has the days in order and the nearest events of a day first:
 * neighbours that begin on the same day get the order of their hours.
 */
export function byHour(items: readonly FeedItem[]): FeedItem[] {
  const runs: { day: string | null; items: { item: FeedItem; time: string }[] }[] = [];
  for (const item of items) {
    const start = startOf(item);
    const last = runs.at(-1);
    const dated = { item, time: start?.time ?? '' };
    if (last && start && last.day === start.day) last.items.push(dated);
    else runs.push({ day: start?.day ?? null, items: [dated] });
  }
  return runs.flatMap((run) =>
    run.items.toSorted((a, b) => a.time.localeCompare(b.time)).map(({ item }) => item),
  );
}
