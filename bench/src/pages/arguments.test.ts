import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('is the whole benchmark unless told otherwise', () =>
  expect(readArguments([])).toEqual({
    runs: 5,
    renderingSeconds: 10,
    isNoiseAccepted: false,
    only: ['audit', 'visit', 'rendering'],
    pages: ['home', 'city', 'category', 'event'],
  }));

it('takes some parts and some pages', () =>
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
])('%j is refused by name', (args, named) => expect(() => readArguments(args)).toThrow(named));
