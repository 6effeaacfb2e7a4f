import {
  type DatePreset,
  type DayRange,
  findPreset,
  presetRange,
} from '@parages/contracts/vocabulary/dates/date-presets';
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

/**
 * The preset that names these days on the page. On a Sunday, today and this weekend are the same
 * day: a landing page has the name of its address.
 */
export function presetOn(pathname: string, dates: DayRange, now: Date): DatePreset | undefined {
  const landing = landingOf(pathname, now);
  return landing && landing.dates.start === dates.start && landing.dates.end === dates.end
    ? landing.time.preset
    : findPreset(dates, now);
}
