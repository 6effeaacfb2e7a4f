const weekDays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;
const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const noBreak = '\u00a0';

/**
 * The parts of a day `yyyy-MM-dd` in French: "samedi", "14 juin", "2031". Written by hand because
 * creating an `Intl` formatter takes milliseconds on a phone.
 */
export function readDay(isoDay: string): { weekDay: string; plain: string; year: string } {
  const midnight = new Date(`${isoDay}T00:00:00Z`);
  const day = midnight.getUTCDate();
  return {
    weekDay: weekDays[midnight.getUTCDay()] ?? '',
    // French writes the first of a month "1er".
    plain: `${day === 1 ? '1er' : day} ${months[midnight.getUTCMonth()]}`,
    year: isoDay.slice(0, 4),
  };
}

/**
 * "20 h 30", "20 h" for a whole hour, from `HH:mm` or `HH:mm:ss`.
 * @throws TypeError for any other text.
 */
export const formatTime = (time: string): string => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new TypeError(`not a time: ${time}`);
  return [Number(hours), 'h', ...(minutes === '00' ? [] : [minutes])].join(noBreak);
};

/**
 * "12 et 13 juin", "31 octobre et 1er novembre": two days joined by a word; a common month is
 * written once.
 */
export function betweenDays(first: string, word: string, second: string): string {
  const isSameMonth = first.slice(0, 7) === second.slice(0, 7);
  const { plain } = readDay(first);
  return `${isSameMonth ? plain.split(' ')[0] : plain} ${word} ${readDay(second).plain}`;
}

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
