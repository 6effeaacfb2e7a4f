import { formatTime, periodWords } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';

const euros = (cents: number): string =>
  `${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',')}\u00a0€`;

export const agendaFr = {
  states: liveStateLabels,
  day: (day: string, time: string | null): string => periodWords.day(day, time),
  span: (start: string, end: string): string => periodWords.span(start, end),
  permanent: periodWords.permanent,
  time: formatTime,
  others: (count: number | 'several'): string => {
    if (count === 'several') return 'et d’autres dates';
    return count === 1 ? 'et une autre date' : `et ${count} autres dates`;
  },
  free: 'Gratuit',
  price: euros,
  from: (cents: number): string => `Dès ${euros(cents)}`,
  more: (product: string): string => `Tout voir sur ${product}`,
  newWindow: ' (nouvelle fenêtre)',
  loading: 'Chargement de l’agenda…',
  loaded: (count: number): string =>
    count === 1 ? 'Un événement affiché' : `${count} événements affichés`,
  empty: 'Aucune date annoncée pour le moment.',
  failed: 'L’agenda n’a pas pu être chargé.',
  unknown: 'Cette liste n’existe pas.',
  retry: 'Réessayer',
  title: null,
} as const;
