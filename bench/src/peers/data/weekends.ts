import { weekdayOf } from '../../search/data/calendar.ts';

const daysAWeek = 7;
const saturday = 6;

/**
 * Saturdays and Sundays, counted in days from 1970. The first weekend begins after `today`, so that
 * the hour of the search changes nothing.
 */
export function comingWeekends(today: number, count: number): [number, number][] {
  const wait = (saturday - weekdayOf(today) + daysAWeek) % daysAWeek || daysAWeek;
  return Array.from({ length: count }, (_, week) => {
    const first = today + wait + week * daysAWeek;
    return [first, first + 1];
  });
}
