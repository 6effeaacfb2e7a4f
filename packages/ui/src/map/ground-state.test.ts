// Specification: §2.25
import { expect, it } from 'vitest';
import { type GroundEvent, initialGround, nextGround } from './ground-state.ts';

const after = (...events: GroundEvent[]) => events.reduce(nextGround, initialGround(true)).shows;

it('issue 3, point 5 "local vector layer when tiles cannot load": the drawing is shown at once without a tile server, after two failed tiles, and while tiles are late', () => {
  expect(initialGround(false).shows).toBe('drawing');
  expect(after('failure')).toBe('nothing');
  expect(after('failure', 'failure')).toBe('drawing');
  expect(after('late')).toBe('both');
  expect(after('late', 'failure', 'failure')).toBe('drawing');
});

it('the first loaded tile replaces the drawing; after it, three failed tiles keep the tiles, six show the drawing', () => {
  expect(after('late', 'tile')).toBe('tiles');
  expect(after('tile', 'failure', 'failure', 'failure')).toBe('tiles');
  expect(after('tile', 'late')).toBe('tiles');
  expect(after('tile', ...Array<GroundEvent>(6).fill('failure'))).toBe('drawing');
});

it('after two failed tiles, the map tries tiles again only when the network is back', () => {
  expect(after('failure', 'failure', 'online')).toBe('both');
  expect(after('failure', 'failure', 'online', 'tile')).toBe('tiles');
  expect(after('failure', 'failure', 'tile')).toBe('drawing');
});
