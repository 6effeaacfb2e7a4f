import {
  betweenDays,
  formatTime,
  readDay,
} from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts in the pictures of shared links. Days are `yyyy-MM-dd`, times `HH:mm`. */
export const shareCardFr = {
  day: (day: string, time: string | null): string => {
    const { weekDay, plain } = readDay(day);
    return capital(`${weekDay} ${plain}`) + (time === null ? '' : ` · ${formatTime(time)}`);
  },
  span: (start: string, end: string): string => `Du ${betweenDays(start, 'au', end)}`,
  until: (day: string): string => `Jusqu’au ${readDay(day).plain}`,
  permanent: 'Toute l’année',
  past: 'Événement passé',
  states: { cancelled: 'Annulé', postponed: 'Reporté', full: 'Complet' },
  everywhere: 'Que faire près de chez toi\u00a0?',
  town: (name: string): string => `Que faire ${atTown(name)}\u00a0?`,
  theme: (label: string): string => `${label} près de chez toi`,
  themeInTown: (label: string, name: string): string => `${label} ${atTown(name)}`,
  hint: 'Toutes les sorties, par date et par distance',
} as const;
