import { expect, it } from 'vitest';
import { packCards } from './pack-cards.ts';

it('adds the distance in whole metres to each card', () => {
  const text = packCards([
    { card: '{"id": "a"}', metres: 12.4 },
    { card: '{"id": "b"}', metres: 99.5 },
  ]);
  expect(JSON.parse(text)).toEqual([
    { id: 'a', distance: 12 },
    { id: 'b', distance: 100 },
  ]);
});

it('packs no card as an empty list', () => {
  expect(JSON.parse(packCards([]))).toEqual([]);
});
