import { expect, it } from 'vitest';
import { listChanges } from './list-changes.domain.ts';

const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];

it.each([
  ['no change', [one, two], [one, two], []],
  [
    'removed and added entries',
    [one, two],
    [two, three],
    [{ field: '/images', from: [one], to: [three] }],
  ],
  [
    'the removal of one of two equal entries',
    [one, one],
    [one],
    [{ field: '/images', from: [one], to: [] }],
  ],
  [
    'a change of order only, as a separate field',
    [one, two],
    [two, one],
    [{ field: '/images/order', from: [one, two], to: [two, one] }],
  ],
  [
    'removals without the change of order',
    [one, two, three],
    [three, two],
    [{ field: '/images', from: [one], to: [] }],
  ],
])('listChanges reports %s', (_, from, to, changes) => {
  expect(listChanges('/images', from, to)).toEqual(changes);
});
