import { interests, interestThemes } from '@parages/contracts/vocabulary/accounts/interests';
import { isDay, shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { atParis } from '@parages/contracts/vocabulary/dates/paris-time';
import { toOffsetDateTime } from '@parages/contracts/vocabulary/events/occurrences';
import { towns } from '@parages/contracts/vocabulary/places/towns';
import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';

const tuesday = 2;
const wednesday = 3;
const thursday = 4;
const friday = 5;
const saturday = 6;
const digestFromHour = 17;
const newsFromHour = 10;
const newsFrom = '10:00:00';
const daysOfWeek = 7;
const daysOfNews = 7;
const daysOfSearchNews = 14;
const msPerDay = 86_400_000;
const reminderHours = { from: 10, until: 21 };

const weekDayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const parisInstant = (day: string, time: string): Date => new Date(toOffsetDateTime({ day, time }));

/**
 * The day of a weekly mail that is due from `weekDay` at `fromHour` to the end of the next day,
 * Paris time; undefined at other times.
 */
function dueDay(now: Date, weekDay: number, fromHour: number): string | undefined {
  const { day, hour } = atParis(now);
  const daysAgo = (weekDayOf(day) - weekDay + daysOfWeek) % daysOfWeek;
  const isTime = daysAgo === 1 || (daysAgo === 0 && hour >= fromHour);
  return isTime ? shiftDay(day, -daysAgo) : undefined;
}

/**
 * The Saturday of the weekend newsletter that is due from Thursday 17:00 to the end of Friday,
 * Paris time; undefined at other times.
 */
export function digestWeekend(now: Date): string | undefined {
  const day = dueDay(now, thursday, digestFromHour);
  return day === undefined ? undefined : shiftDay(day, saturday - thursday);
}

export const digestEndsAt = (saturdayDay: string): Date => parisInstant(saturdayDay, '12:00:00');

/**
 * The Tuesday of the theme newsletter that is due from Tuesday 10:00 to the end of Wednesday, Paris
 * time; undefined at other times.
 */
export const newsTuesday = (now: Date): string | undefined => dueDay(now, tuesday, newsFromHour);

export function newsWeek(day: string): { since: Date; until: Date } {
  if (!isDay(day)) throw new TypeError(`not a day: ${day}`);
  return {
    since: parisInstant(shiftDay(day, -daysOfNews), newsFrom),
    until: parisInstant(day, newsFrom),
  };
}

/** Thursday noon, before the weekend newsletter is queued. */
export function newsEndsAt(day: string): Date {
  if (!isDay(day)) throw new TypeError(`not a day: ${day}`);
  return parisInstant(shiftDay(day, thursday - tuesday), '12:00:00');
}

/**
 * The Wednesday of the mail about saved searches that is due from Wednesday 10:00 to the end of
 * Thursday, Paris time; undefined at other times.
 */
export const searchNewsWednesday = (now: Date): string | undefined =>
  dueDay(now, wednesday, newsFromHour);

export const searchNewsDue = (day: string): Date => parisInstant(day, newsFrom);

/**
 * The end of the last mail; at most two weeks before the mail was due, for a search whose mails
 * were off.
 */
export const searchNewsSince = (newsUntil: Date, due: Date): Date =>
  new Date(Math.max(newsUntil.getTime(), due.getTime() - daysOfSearchNews * msPerDay));

export const searchNewsEndsAt = (day: string): Date =>
  parisInstant(shiftDay(day, friday - wednesday), '12:00:00');

/** Tomorrow, the day that reminders are due for; undefined before 10:00 and from 21:00 in Paris. */
export function reminderDay(now: Date): string | undefined {
  const { day, hour } = atParis(now);
  return hour >= reminderHours.from && hour < reminderHours.until ? shiftDay(day, 1) : undefined;
}

/** A reminder says "tomorrow", which is wrong once its day begins. */
export const reminderEndsAt = (day: string): Date => parisInstant(day, '00:00:00');

/** Returns theme numbers, which count from 1. */
export function themesOfInterests(chosen: readonly string[]): number[] {
  const liked = new Set<Theme>(
    interests
      .filter((interest) => chosen.includes(interest))
      .flatMap((interest) => interestThemes[interest]),
  );
  return themes.flatMap((theme, index) => (liked.has(theme) ? [index + 1] : []));
}

export function weekendPath(
  { insee, lon, lat }: { insee: string | null; lon: number; lat: number },
  saturdayDay: string,
): string {
  const town = towns.find((known) => known.insee === insee);
  if (town) return `/ville/${town.slug}/ce-week-end`;
  if (!isDay(saturdayDay)) throw new TypeError(`not a day: ${saturdayDay}`);
  return `/?coords=${lon},${lat}&dates=${saturdayDay}_${shiftDay(saturdayDay, 1)}`;
}

type Around = { insee: string | null; lon: number; lat: number };

export function newsPath({ insee, lon, lat }: Around, followed: readonly string[]): string {
  const town = towns.find((known) => known.insee === insee);
  const [theme] = followed;
  const ofTheme = followed.length === 1 ? `category/${theme}` : '';
  if (town) return ofTheme ? `/ville/${town.slug}/${ofTheme}?sort=newest` : `/ville/${town.slug}`;
  return ofTheme ? `/${ofTheme}?coords=${lon},${lat}&sort=newest` : `/?coords=${lon},${lat}`;
}

export type Candidate = {
  id: string;
  theme: string | null;
  group: 'agenda' | 'last-days' | 'ongoing';
  isPermanent: boolean;
  popularity: number;
  distance: number;
};

const groupRank = { agenda: 0, 'last-days': 1, ongoing: 2 } as const;
const rankOf = ({ group, isPermanent }: Candidate): number =>
  isPermanent ? groupRank.ongoing + 1 : groupRank[group];
const mostPerTheme = 2;
const mostInLetter = 6;

export function chooseForLetter<One extends Candidate>(candidates: readonly One[]): One[] {
  const ranked = [...candidates].sort(
    (one, two) =>
      rankOf(one) - rankOf(two) ||
      two.popularity - one.popularity ||
      one.distance - two.distance ||
      (one.id < two.id ? -1 : 1),
  );
  const counts = new Map<string, number>();
  const [chosen, others]: [One[], One[]] = [[], []];
  for (const one of ranked) {
    const count = counts.get(one.theme ?? '') ?? 0;
    (count < mostPerTheme ? chosen : others).push(one);
    counts.set(one.theme ?? '', count + 1);
  }
  return [...chosen, ...others].slice(0, mostInLetter);
}
