// Specification: §2.30
import { expect, it } from 'vitest';
import { drawTrace, roundLength } from './trace-path.ts';

const box = { width: 120, height: 100, margin: 10 };

it('drawTrace keeps the proportions, north up, centred in its box', () => {
  const square = [
    { lon: 0, lat: 0 },
    { lon: 0.01, lat: 0 },
    { lon: 0.01, lat: 0.01 },
  ];
  const drawn = drawTrace(square, box);
  expect(drawn?.places.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [20, 90],
    [100, 90],
    [100, 10],
  ]);
  expect(drawn?.metresPerUnit).toBeCloseTo(1111.95 / 80, 2);
});

it('drawTrace draws a degree of longitude half as wide at 60° north as at the equator', () => {
  const drawn = drawTrace(
    [
      { lon: 0, lat: 60 },
      { lon: 0.02, lat: 60 },
    ],
    box,
  );
  expect(drawn?.metresPerUnit).toBeCloseTo(1111.95 / 100, 1);
});

it.each([
  [[]],
  [[{ lon: 1, lat: 47 }]],
  [
    [
      { lon: 1, lat: 47 },
      { lon: 1, lat: 47 },
    ],
  ],
])('drawTrace returns null for %j', (points) => expect(drawTrace(points, box)).toBeNull());

it.each([
  [999, 500],
  [1000, 1000],
  [4999, 2000],
  [60, 50],
])('roundLength(%i) returns %i', (metres, shown) => expect(roundLength(metres)).toBe(shown));
