import { expect, it } from 'vitest';
import { listChanges } from './list-changes.domain.ts';

const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];

it.each([
  ['nothing', [one, two], [one, two], []],
  [
    'what went and what came',
    [one, two],
    [two, three],
    [{ field: '/images', from: [one], to: [three] }],
  ],
  ['one of two that say the same', [one, one], [one], [{ field: '/images', from: [one], to: [] }]],
  [
    'the order alone, as a field of its own',
    [one, two],
    [two, one],
    [{ field: '/images/order', from: [one, two], to: [two, one] }],
  ],
  [
    'no order beside what went',
    [one, two, three],
    [three, two],
    [{ field: '/images', from: [one], to: [] }],
  ],
])('tells %s', (_, from, to, changes) => {
  expect(listChanges('/images', from, to)).toEqual(changes);
});
