import { type DayRange, presetRange } from '@parages/contracts/vocabulary/dates/date-presets';
import {
  findLandingTime,
  type LandingTime,
} from '@parages/contracts/vocabulary/dates/landing-times';

/**
 * A landing page's address: its time of visit, the matching dates, and the list that it narrows.
 */
export type Landing = { time: LandingTime; dates: DayRange; listPath: string };

const pattern = /^(\/ville\/[^/]+(?:\/category\/[^/]+)?)\/([^/]+)\/?$/;

/** The time in the path of a landing page, and its list; undefined for any other path. */
export function momentOf(pathname: string): Omit<Landing, 'dates'> | undefined {
  const [, listPath, slug] = pattern.exec(pathname) ?? [];
  const time = findLandingTime(slug ?? '');
  return time && listPath !== undefined ? { time, listPath } : undefined;
}

/**
 * Parses `/ville/tours/ce-week-end` and `/ville/tours/category/concerts/ce-week-end`; undefined for
 * any other path.
 */
export function landingOf(pathname: string, now: Date): Landing | undefined {
  const moment = momentOf(pathname);
  return moment && { ...moment, dates: presetRange(moment.time.preset, now) };
}
