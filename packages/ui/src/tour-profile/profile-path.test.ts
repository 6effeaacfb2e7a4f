import { expect, it } from 'vitest';
import { profilePath } from './profile-path.ts';

const box = { width: 100, height: 100 };

it('profilePath spans the width from the first to the last point, with the highest altitude at the top', () => {
  const points = [
    { distanceM: 500, altitudeM: 40 },
    { distanceM: 1000, altitudeM: 140 },
    { distanceM: 1500, altitudeM: 90 },
  ];
  expect(profilePath(points, box)).toBe('M0.0 90.0 L50.0 10.0 L100.0 50.0');
});

it('profilePath does not scale one metre of climb to the full height', () => {
  const points = [
    { distanceM: 0, altitudeM: 40 },
    { distanceM: 1000, altitudeM: 41 },
  ];
  expect(profilePath(points, box)).toBe('M0.0 90.0 L100.0 86.0');
});

it.each([
  [[]],
  [[{ distanceM: 0, altitudeM: 1 }]],
  [
    [
      { distanceM: 5, altitudeM: 1 },
      { distanceM: 5, altitudeM: 9 },
    ],
  ],
])('profilePath returns null for %j', (points) => {
  expect(profilePath(points, box)).toBeNull();
});
