import { type DayRange, presetRange } from '@parages/contracts/vocabulary/dates/date-presets';
import {
  findLandingTime,
  type LandingTime,
} from '@parages/contracts/vocabulary/dates/landing-times';

/** `listPath` is the path of the list that the landing page narrows. */
export type Landing = { time: LandingTime; dates: DayRange; listPath: string };

const pattern = /^(\/ville\/[^/]+(?:\/category\/[^/]+)?)\/([^/]+)\/?$/;

export function momentOf(pathname: string): Omit<Landing, 'dates'> | undefined {
  const [, listPath, slug] = pattern.exec(pathname) ?? [];
  const time = findLandingTime(slug ?? '');
  return time && listPath !== undefined ? { time, listPath } : undefined;
}

/**
 * Parses paths such as `/ville/tours/ce-week-end` and `/ville/tours/category/concerts/ce-week-end`.
 */
export function landingOf(pathname: string, now: Date): Landing | undefined {
  const moment = momentOf(pathname);
  return moment && { ...moment, dates: presetRange(moment.time.preset, now) };
}
