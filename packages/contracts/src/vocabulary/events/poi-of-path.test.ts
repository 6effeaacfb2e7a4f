// Specification: §2.38, §2.46
import { expect, it } from 'vitest';
import { poiOfPath } from './poi-of-path.ts';

const poiId = '7d9f0c52-6b1e-4a3f-9c47-2f1f4d5e6a70';

it.each([
  ['/evenement/fete-tours', { slugFr: 'fete-tours' }],
  ['/ville/tours/evenement/f%C3%AAte/', { slugFr: 'fête' }],
  [`/poi/${poiId}`, { poiId }],
  ['/ville/tours', undefined],
  ['/evenement/fete-tours?coords=0.7,47.4#event-dates', { slugFr: 'fete-tours' }],
  ['/evenement/%E0%A4%A', undefined],
  ['/evenement/%00', undefined],
  [`/poi/${'-'.repeat(36)}`, undefined],
])('poiOfPath reads the slug or id of the event in the path %s: %o', (path, expected) =>
  expect(poiOfPath(path)).toEqual(expected),
);
