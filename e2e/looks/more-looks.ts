import type { Page } from '@playwright/test';

/** A screen that the tests of accessibility have no route or state for. */
type Look = { name: string; path: string; on?: 'desktop' | 'phone'; open?: (page: Page) => Promise<void> };

export const moreLooks: readonly Look[] = [
  { name: 'home--around-a-point', path: '/?coords=0.68,47.39' },
  { name: 'home--filtered', path: '/?coords=0.68,47.39&opts=free,indoor&dist=50&dates=thisWeekend' },
  { name: 'event--exhibition', path: '/evenement/{slugFr:expositions}' },
  { name: 'event--walk-with-track', path: '/evenement/{slugFr:promenades-a-pied}' },
  { name: 'event--fireworks', path: '/evenement/{slugFr:son-et-lumiere-feu-d-artifice}' },
  { name: 'category--other-order', path: '/ville/tours/category/spectacles?sort=distance' },
  { name: 'category--map', path: '/ville/tours/category/concerts#carte', on: 'desktop' },
];
