import type { DatePreset } from './date-presets.ts';

/**
 * A date preset with landing pages such as `/ville/tours/ce-week-end`: `slug` is the last part of
 * their path, `preset` the dates that they search.
 */
export type LandingTime = { readonly slug: string; readonly preset: DatePreset };

/** Slugs are part of public URLs: never rename one. */
export const landingTimes = [
  { slug: 'aujourd-hui', preset: 'today' },
  { slug: 'demain', preset: 'tomorrow' },
  { slug: 'ce-week-end', preset: 'nextWeekend' },
] as const satisfies readonly LandingTime[];

export const findLandingTime = (slug: string): LandingTime | undefined =>
  landingTimes.find((time) => time.slug === slug);
