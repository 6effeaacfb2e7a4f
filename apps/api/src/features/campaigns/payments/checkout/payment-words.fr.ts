import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';

const dayFormat = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** “12 juin 2026”. */
export const longDay = (day: string): string =>
  dayFormat.format(new Date(`${shiftDay(day, 0)}T00:00:00Z`)).replace(/^1 /, '1er ');

export const fromTo = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  `du ${longDay(startDate)} au ${longDay(endDate)}`;

export const weeksOf = (weeks: number): string => `${weeks}\u00a0semaine${weeks > 1 ? 's' : ''}`;

export const lineName = ({
  title,
  weeks,
  ...days
}: {
  title: string;
  weeks: number;
  startDate: string;
  endDate: string;
}): string => `Campagne ${quoted(title)}, ${weeksOf(weeks)} ${fromTo(days)}`;
