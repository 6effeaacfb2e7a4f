import type { IsSearched } from './oracle.ts';
import { minutesADay, minutesOf, noTime, type OracleData } from './oracle-data.ts';

const assumedMinutes = 120;

/**
 * Whether a period that covers a day has hours left on it. One of a single day without an end lasts
 * two hours, and the whole day when it begins at midnight; one of several days has its hours on each
 * of them, and none without an end.
 */
export function hoursLeftOn(data: OracleData, day: number, asOf: Date): IsSearched {
  const now = minutesOf(asOf);
  return (n) => {
    const start = data.startMinute[n] ?? noTime;
    const end = data.endMinute[n] ?? noTime;
    if (data.firstDay[n] !== data.lastDay[n]) {
      if (start === noTime || end === noTime) return true;
      return (end <= start ? day + 1 : day) * minutesADay + end > now;
    }
    const isWholeDay = start === noTime || start === 0;
    // The data hold no period that ended before.
    if (isWholeDay || (end !== noTime && end !== start)) return true;
    return day * minutesADay + start + assumedMinutes > now;
  };
}
