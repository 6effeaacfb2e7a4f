import { findLandingTime } from '@parages/contracts/vocabulary/dates/landing-times';
import { isTheme } from '@parages/contracts/vocabulary/themes/themes';
import type { ListOfFeed } from './feed-lists.ts';

const hostPattern = /^\/(lieu|organisateur)\/([\w-]{1,200})\/?$/;
const lists = { lieu: 'ofVenue', organisateur: 'ofOrganiser' } as const;

/** The list and the slug of the venue or organiser at a path; undefined for any other path. */
export function hostOfPath(
  path: string,
): { list: 'ofVenue' | 'ofOrganiser'; slug: string } | undefined {
  const [, kind, slug] = hostPattern.exec(path) ?? [];
  return slug === undefined ? undefined : { list: lists[kind as keyof typeof lists], slug };
}

const pattern =
  /^(?:\/ville\/([\w-]{1,200}))?(?:\/category\/([\w-]{1,100}))?(?:\/([\w-]{1,100}))?\/?$/;

/** What the path of a list page names; undefined for any other path. */
export function listOfPath(path: string): ListOfFeed | undefined {
  const [, townSlug, theme, end] = pattern.exec(path) ?? [];
  if (townSlug === undefined && theme === undefined) return end === 'recherche' ? {} : undefined;
  if (theme !== undefined && !isTheme(theme)) return undefined;
  if (end === undefined) return { townSlug, theme };
  if (end === 'recherche') return theme === undefined ? { townSlug } : undefined;
  const time = findLandingTime(end);
  return townSlug === undefined || !time ? undefined : { townSlug, theme, time };
}
