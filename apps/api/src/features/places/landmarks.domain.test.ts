// Specification: §7.8
import { expect, it } from 'vitest';
import { findLandmark } from './landmarks.domain.ts';

it.each([
  ['Château de Chambord', 'Chambord', '41034'],
  ['chateau chambord', 'Chambord', '41034'],
  ['Château de Chamb', 'Chambord', '41034'],
  ['le Pont du Gard', 'Vers-Pont-du-Gard', '30346'],
  ['château de Chenonceau', 'Chenonceaux', '37070'],
  ['château', undefined, undefined],
  ['Château de C', undefined, undefined],
  ['Chambord', undefined, undefined],
  ['pont', undefined, undefined],
  ['?!', undefined, undefined],
])('findLandmark finds "%s" in the commune %s (%s)', (text, town, insee) => {
  const found = findLandmark(text);
  expect([found?.town, found?.insee]).toEqual([town, insee]);
});
