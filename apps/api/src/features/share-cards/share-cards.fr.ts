import { atTown } from '@parages/contracts/vocabulary/towns.fr';

const format = (options: Intl.DateTimeFormatOptions) => {
  const days = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options });
  // French writes the first of a month "1er"; Intl writes "1".
  return (day: string): string =>
    days
      .formatToParts(new Date(`${day}T00:00:00Z`))
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
};

const wholeDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
const plainDay = format({ day: 'numeric', month: 'long' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const hour = (time: string): string => {
  const [hours = '', minutes = ''] = time.split(':');
  return minutes === '00' ? `${Number(hours)} h` : `${Number(hours)} h ${minutes}`;
};

/** What the pictures of shared links say. Days are `yyyy-MM-dd`, times `HH:mm`. */
export const shareCardFr = {
  day: (day: string, time: string | null): string => capital(wholeDay(day)) + (time === null ? '' : ` · ${hour(time)}`),
  span: (start: string, end: string): string => {
    const isSameMonth = start.slice(0, 7) === end.slice(0, 7);
    return `Du ${isSameMonth ? plainDay(start).split(' ')[0] : plainDay(start)} au ${plainDay(end)}`;
  },
  until: (day: string): string => `Jusqu’au ${plainDay(day)}`,
  permanent: 'Toute l’année',
  past: 'Événement passé',
  states: { cancelled: 'Annulé', postponed: 'Reporté', full: 'Complet' },
  everywhere: 'Que faire près de chez toi\u00a0?',
  town: (name: string): string => `Que faire ${atTown(name)}\u00a0?`,
  theme: (label: string): string => `${label} près de chez toi`,
  themeInTown: (label: string, name: string): string => `${label} ${atTown(name)}`,
  hint: 'Toutes les sorties, par date et par distance',
} as const;
