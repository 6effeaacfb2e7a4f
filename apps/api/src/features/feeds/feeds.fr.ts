import { formatTime, readDay } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import type { LandingTime } from '@parages/contracts/vocabulary/dates/landing-times';
import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import {
  type Moment,
  type Period,
  toOccurrence,
} from '@parages/contracts/vocabulary/events/occurrences';
import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';

const times: Record<LandingTime['preset'], string> = {
  today: 'aujourd’hui',
  tomorrow: 'demain',
  nextWeekend: 'ce week-end',
};

type ListNames = {
  theme: Theme | undefined;
  town: string | undefined;
  time: LandingTime | undefined;
  q: string;
};

/** "Concerts à Tours ce week-end", "Sorties · « jazz »". */
export const listTitle = ({ theme, town, time, q }: ListNames): string => {
  const words = [
    theme ? themeLabels[theme] : 'Sorties',
    ...(town === undefined ? [] : [atTown(town)]),
    ...(time ? [times[time.preset]] : []),
  ];
  return [words.join(' '), ...(q === '' ? [] : [quoted(q)])].join(' · ');
};

/** "Annulé : Bal folk". */
export const stated = (state: LiveState, title: string): string =>
  state === 'scheduled' ? title : `${liveStateLabels[state]}\u00a0: ${title}`;

const dayWords = (day: string): string => {
  const { weekDay, plain, year } = readDay(day);
  return `${weekDay} ${plain} ${year}`;
};
const momentWords = ({ day, time }: Moment): string => `${dayWords(day)}, ${formatTime(time)}`;

function hoursWords(from: string, to: string | null): string {
  return to === null
    ? `à partir de ${formatTime(from)}`
    : `de ${formatTime(from)} à ${formatTime(to)}`;
}

/** "samedi 13 juin 2026, 20 h 30", "du vendredi 12 juin 2026 au dimanche 14 juin 2026". */
export function periodWords(period: Period): string {
  const occurrence = toOccurrence(period);
  if (occurrence.kind === 'timed') return momentWords(occurrence.start);
  const { firstDay, lastDay, hours } = occurrence;
  const days =
    firstDay === lastDay ? dayWords(firstDay) : `du ${dayWords(firstDay)} au ${dayWords(lastDay)}`;
  return hours === null ? days : `${days}, ${hoursWords(hours.from, hours.to)}`;
}

export const feedFr = {
  description: (title: string, product: string): string =>
    `${title}\u00a0: les prochaines dates sur ${product}.`,
  permanent: 'Toute l’année',
  free: 'Gratuit',
  further: 'et d’autres dates',
} as const;
