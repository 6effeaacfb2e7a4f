import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('runs the whole benchmark by default', () =>
  expect(readArguments([])).toEqual({
    runs: 5,
    renderingSeconds: 10,
    isNoiseAccepted: false,
    only: ['audit', 'visit', 'rendering'],
    pages: ['home', 'city', 'category', 'event'],
  }));

it('accepts a selection of parts and pages', () =>
  expect(
    readArguments(['--runs', '1', '--only', 'audit', '--pages', 'home,event', '--accept-noise']),
  ).toMatchObject({
    runs: 1,
    only: ['audit'],
    pages: ['home', 'event'],
    isNoiseAccepted: true,
  }));

it.each([
  [['--runs', '0'], '--runs'],
  [['--pages', 'blog'], '--pages.0'],
  [['--only', ''], '--only.0'],
])('names the invalid option of %j', (args, named) =>
  expect(() => readArguments(args)).toThrow(named),
);
