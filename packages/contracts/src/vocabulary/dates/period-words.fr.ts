import { betweenDays, formatTime, readDay } from './days-and-times.fr.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words about the dates of an event. Days are `yyyy-MM-dd`, times `HH:mm` or `HH:mm:ss`. */
export const periodWords = {
  day: (day: string, time: string | null): string => {
    const { weekDay, plain } = readDay(day);
    return capital(`${weekDay} ${plain}`) + (time === null ? '' : ` · ${formatTime(time)}`);
  },
  span: (start: string, end: string): string => `Du ${betweenDays(start, 'au', end)}`,
  until: (day: string): string => `Jusqu’au ${readDay(day).plain}`,
  permanent: 'Toute l’année',
  past: 'Événement passé',
} as const;
