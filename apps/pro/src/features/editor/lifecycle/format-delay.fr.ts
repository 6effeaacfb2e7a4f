const hourMin = 60;
const dayMin = 24 * hourMin;
const noBreak = '\u00a0';

const counted = (count: number, name: string): string =>
  `${count}${noBreak}${name}${count > 1 && !name.endsWith('s') ? 's' : ''}`;

/** A delay in minutes in everyday words: "moins d’une heure", "3 heures", "2 jours". */
export function formatDelay(minutes: number): string {
  if (minutes < hourMin) return 'moins d’une heure';
  if (minutes < dayMin) return counted(Math.round(minutes / hourMin), 'heure');
  return counted(Math.round(minutes / dayMin), 'jour');
}
