// Specification: §9.11
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';

describe('§9: the numbers of the product, as the specification writes them', () => {
  it.each([
    [
      '"Images per event: 1 to 10. Categories per event: 1 to 4. Periods: at least 1"',
      [limits.images, limits.themes, limits.periods.min],
      [{ min: 1, max: 10 }, { min: 1, max: 4 }, 1],
    ],
    [
      '"longitude -5.4534286 to 9.8678344; latitude 41.2632185 to 51.268318"',
      limits.bounds,
      { west: -5.4534286, east: 9.8678344, south: 41.2632185, north: 51.268318 },
    ],
    ['"SIREN: 9 digits"', limits.sirenDigits, 9],
    [
      '"Import: 5 photos, 3 themes, 5 tags per event"',
      limits.import,
      { photos: 5, themes: 3, tags: 5 },
    ],
    [
      '"Radius options 1, 5, 10, 30, 50, 100 with zoom 12 to 7; default radius 30, maximum 100"',
      limits.radius,
      { steps: [1, 5, 10, 30, 50, 100], zooms: [12, 11, 10, 9, 8, 7], defaultKm: 30, maxKm: 100 },
    ],
    [
      '"Default map position for the input placeholder: latitude 48.85341, longitude 2.3488"',
      limits.defaultPosition,
      { lon: 2.3488, lat: 48.85341 },
    ],
    [
      '"Toasts: default 3000 ms, error 4000, success 2000, blank and custom 4000; favourite toasts 3000 ms"',
      limits.toast,
      { defaultMs: 3000, errorMs: 4000, successMs: 2000, blankMs: 4000, favoriteMs: 3000 },
    ],
    [
      '"Place search debounce 500 ms; app redirect button delay 2000 ms"',
      [limits.placeSearchDebounceMs, limits.appRedirectDelayMs],
      [500, 2000],
    ],
    [
      '"fade transition 150 ms (450 ms background)"',
      [limits.fadeMs, limits.backgroundFadeMs],
      [150, 450],
    ],
    [
      '"carousel lazy-load margin 1000 px; analytics queue time-out 60 s"',
      [limits.carouselMarginPx, limits.analyticsQueueMs],
      [1000, 60_000],
    ],
    ['"Header height 96 px"', limits.headerPx, 96],
    [
      '"Query cache: garbage collection after 5 minutes, 3 retries with exponential delay capped at 30 s"',
      limits.queryCache,
      { collectAfterMs: 300_000, retries: 3, firstRetryDelayMs: 1000, longestRetryDelayMs: 30_000 },
    ],
  ])('`limits` has the values of %s', (_sentence, actual, expected) =>
    expect(actual).toEqual(expected),
  );
});
