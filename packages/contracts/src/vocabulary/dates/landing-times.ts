import type { DatePreset } from './date-presets.ts';

/** A moment that has pages of its own, `/ville/tours/ce-week-end`: the last part of their address, and the date preset they stand for. */
export type LandingTime = { readonly slug: string; readonly preset: DatePreset };

/** Every such moment, soonest first. Slugs are addresses: never rename one. */
export const landingTimes = [
  { slug: 'aujourd-hui', preset: 'today' },
  { slug: 'demain', preset: 'tomorrow' },
  { slug: 'ce-week-end', preset: 'nextWeekend' },
] as const satisfies readonly LandingTime[];

/** The moment of an address, if it names one. */
export const findLandingTime = (slug: string): LandingTime | undefined =>
  landingTimes.find((time) => time.slug === slug);
