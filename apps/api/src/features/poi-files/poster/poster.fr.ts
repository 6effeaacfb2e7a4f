import { formatTime } from '@parages/contracts/vocabulary/dates/days-and-times.fr';

const euros = (cents: number): string =>
  `${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',')}\u00a0€`;

/** Texts of the posters of events and of programmes. Amounts are integer cents, times `HH:mm` or `HH:mm:ss`. */
export const posterFr = {
  at: (days: string, time: string): string => `${days}, ${formatTime(time)}`,
  otherDates: (count: number): string =>
    count === 1 ? 'et une autre date' : `et ${count} autres dates`,
  free: 'Gratuit',
  price: (cents: number): string => euros(cents),
  prices: (min: number, max: number): string => `De ${euros(min)} à ${euros(max)}`,
  upTo: (cents: number): string => `Jusqu’à ${euros(cents)}`,
  by: (name: string): string => `Proposé par ${name}`,
  states: { cancelled: 'Annulé', postponed: 'Reporté', full: 'Complet' },
  more: 'Toutes les infos',
  programme: 'Programme',
  scan: 'Scannez le code pour le retrouver en ligne, à jour.',
  otherEvents: (count: number): string =>
    count === 1 ? 'et un autre événement en ligne' : `et ${count} autres événements en ligne`,
} as const;
