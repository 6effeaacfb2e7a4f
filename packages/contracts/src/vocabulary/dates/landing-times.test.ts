// Specification: §2.15
import { expect, it } from 'vitest';
import { datePresets } from './date-presets.ts';
import { findLandingTime, landingTimes } from './landing-times.ts';

it('every date preset has its pages, at an address in French', () => {
  expect(landingTimes.map(({ preset }) => preset)).toEqual([...datePresets]);
  expect(landingTimes.map(({ slug }) => slug)).toEqual(['aujourd-hui', 'demain', 'ce-week-end']);
});

it.each([
  ['ce-week-end', 'nextWeekend'],
  ['today', undefined],
  ['category', undefined],
])('%s stands for %s', (slug, preset) => expect(findLandingTime(slug)?.preset).toBe(preset));
