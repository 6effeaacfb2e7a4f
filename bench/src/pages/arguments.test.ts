import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('the page benchmark defaults to five runs, ten seconds of rendering, every part and page, a processor as fast as the host, and a quiet machine', () =>
  expect(readArguments([])).toEqual({
    runs: 5,
    renderingSeconds: 10,
    isNoiseAccepted: false,
    only: ['audit', 'visit', 'rendering'],
    pages: ['home', 'city', 'commune', 'category', 'search', 'venue', 'event'],
    slower: 1,
  }));

it('the page benchmark reads the runs, the parts, the pages, --slower and --accept-noise', () =>
  expect(
    readArguments([
      '--runs',
      '1',
      '--only',
      'audit',
      '--pages',
      'home,event',
      '--slower',
      '1.5',
      '--accept-noise',
    ]),
  ).toMatchObject({
    runs: 1,
    only: ['audit'],
    pages: ['home', 'event'],
    slower: 1.5,
    isNoiseAccepted: true,
  }));

it.each([
  [['--runs', '0'], '--runs'],
  [['--pages', 'blog'], '--pages.0'],
  [['--slower', '0.5'], '--slower'],
  [['--only', ''], '--only.0'],
])('the page benchmark names the invalid option of %j', (args, named) =>
  expect(() => readArguments(args)).toThrow(named),
);
