// Specification: §2.15
import { expect, it } from 'vitest';
import { datePresets } from './date-presets.ts';
import { findLandingTime, landingTimes } from './landing-times.ts';

it('landingTimes lists each date preset, with the slugs aujourd-hui, demain and ce-week-end', () => {
  expect(landingTimes.map(({ preset }) => preset)).toEqual([...datePresets]);
  expect(landingTimes.map(({ slug }) => slug)).toEqual(['aujourd-hui', 'demain', 'ce-week-end']);
});

it.each([
  ['ce-week-end', 'nextWeekend'],
  ['today', undefined],
  ['category', undefined],
])('findLandingTime maps the slug %s to the preset %s', (slug, preset) =>
  expect(findLandingTime(slug)?.preset).toBe(preset),
);
