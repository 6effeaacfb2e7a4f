import {
  betweenDays,
  formatTime,
  periodWords,
} from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';

const euros = (cents: number): string =>
  `${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',')}\u00a0€`;

/** Texts of the poster of a week. Amounts are integer cents, times `HH:mm:ss`. */
export const weekPosterFr = {
  week: (first: string, last: string): string => `Du ${betweenDays(first, 'au', last)}`,
  day: (day: string): string => periodWords.day(day, null),
  span: (first: string, last: string): string => periodWords.span(first, last),
  until: (day: string): string => periodWords.until(day),
  permanent: periodWords.permanent,
  time: formatTime,
  others: (count: number | 'several'): string => {
    if (count === 'several') return 'et d’autres dates';
    return count === 1 ? 'et une autre date' : `et ${count} autres dates`;
  },
  free: 'Gratuit',
  price: euros,
  from: (cents: number): string => `Dès ${euros(cents)}`,
  states: liveStateLabels,
  rest: 'et d’autres événements en ligne',
  empty: 'Aucune date annoncée ces sept jours.',
  scan: 'Scannez le code pour retrouver la liste en ligne, à jour.',
} as const;
