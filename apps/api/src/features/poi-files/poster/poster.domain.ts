import { periodWords } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { stateOfDate, takesPlace } from '@parages/contracts/vocabulary/events/live-states';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import type { PoisService } from '../../pois/pois.service.ts';
import { posterFr as words } from './poster.fr.ts';

export type PublishedPoi = Awaited<ReturnType<PoisService['get']>>;

/** The texts of a poster, line by line; `url` is the address that its QR code holds. */
export type Poster = {
  title: string;
  theme: Theme | null;
  label: string | null;
  /** "Annulé", "Reporté", "Complet"; null for an event that takes place. */
  state: string | null;
  when: string[];
  where: string[];
  price: string | null;
  host: string | null;
  url: string;
};

export type PosterPoi = Pick<
  PublishedPoi,
  | 'label'
  | 'theme'
  | 'liveState'
  | 'isPermanent'
  | 'periods'
  | 'place'
  | 'isFree'
  | 'minPriceCents'
  | 'maxPriceCents'
  | 'organizerName'
>;

const mostDates = 5;

function lineOf({ startDate, endDate, startTime }: PosterPoi['periods'][number], today: string) {
  const isSpan = endDate > startDate && startTime === null;
  const year = endDate.slice(0, 4);
  const days = isSpan ? periodWords.span(startDate, endDate) : periodWords.day(startDate, null);
  const dated = year === today.slice(0, 4) ? days : `${days} ${year}`;
  return startTime === null ? dated : words.at(dated, startTime);
}

/**
 * Its upcoming dates that take place, else the upcoming ones; all of them once the event is over,
 * as for a poster that is kept.
 */
function datesOf({ periods }: PosterPoi): PosterPoi['periods'] {
  const upcoming = periods.filter(({ isPast }) => !isPast);
  const lists = [upcoming.filter(takesPlace), upcoming];
  return lists.find((list) => list.length > 0) ?? periods;
}

/** The state of the event, or that of its next date when none takes place. */
function stateOf(poi: PosterPoi): Poster['state'] {
  const [next] = datesOf(poi);
  const isOff = next !== undefined && !next.isPast && !takesPlace(next);
  const state = isOff ? stateOfDate(poi, next) : poi.liveState;
  return state === 'scheduled' ? null : words.states[state];
}

function whenOf(poi: PosterPoi, today: string): string[] {
  const { isPermanent } = poi;
  const shown = datesOf(poi);
  if (shown.length === 0) return isPermanent ? [periodWords.permanent] : [];
  const lines = shown.slice(0, mostDates).map((period) => lineOf(period, today));
  const rest = shown.length - lines.length;
  return rest === 0 ? lines : [...lines, words.otherDates(rest)];
}

type Priced = Pick<PosterPoi, 'isFree' | 'minPriceCents' | 'maxPriceCents'>;

export function priceOf({ isFree, minPriceCents: min, maxPriceCents: max }: Priced): string | null {
  if (isFree) return words.free;
  if (min === null) return max === null ? null : words.upTo(max);
  return max === null || max === min ? words.price(min) : words.prices(min, max);
}

const present = (lines: readonly (string | null)[]): string[] =>
  lines.filter((line): line is string => line !== null && line !== '');

export function posterOf(poi: PosterPoi, { today, url }: { today: string; url: string }): Poster {
  const { label: title, theme, place, organizerName } = poi;
  const town = present([place.postalCode, place.locality]).join(' ');
  return {
    title,
    theme,
    label: theme === null ? null : themeLabels[theme],
    state: stateOf(poi),
    when: whenOf(poi, today),
    where: present([place.name, place.streetAddress, town]),
    price: priceOf(poi),
    host: organizerName === null ? null : words.by(organizerName),
    url,
  };
}
