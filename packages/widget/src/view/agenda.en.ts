import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.en';
import { atTown } from '@parages/contracts/vocabulary/places/towns.en';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.en';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const spanFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
});
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const time = (text: string): string => text.slice(0, 5);
const euros = (cents: number): string => `€${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

export const agendaEn = {
  states: liveStateLabels,
  day: (day: string, start: string | null): string =>
    dayFormat.format(midnight(day)) + (start === null ? '' : ` · ${time(start)}`),
  span: (start: string, end: string): string =>
    `${spanFormat.format(midnight(start))} to ${spanFormat.format(midnight(end))}`,
  permanent: 'All year round',
  time,
  others: (count: number | 'several'): string => {
    if (count === 'several') return 'and more dates';
    return count === 1 ? 'and one more date' : `and ${count} more dates`;
  },
  free: 'Free',
  price: euros,
  from: (cents: number): string => `From ${euros(cents)}`,
  more: (product: string): string => `See all on ${product}`,
  newWindow: ' (new window)',
  loading: 'Loading events…',
  loaded: (count: number): string => (count === 1 ? 'One event shown' : `${count} events shown`),
  empty: 'No dates announced for now.',
  failed: 'The events could not be loaded.',
  unknown: 'This list does not exist.',
  retry: 'Try again',
  /** The title of a list that has a theme, a place or neither. */
  title: (theme: Theme | undefined, place: string | null): string =>
    [
      theme === undefined ? 'Events' : themeLabels[theme],
      ...(place === null ? [] : [atTown(place)]),
    ].join(' '),
} as const;
