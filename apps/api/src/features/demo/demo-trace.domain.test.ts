import { expect, it } from 'vitest';
import { writeTrace } from './demo-trace.domain.ts';

const start = { lon: 0.69, lat: 47.39 };
const tour = {
  distanceKm: 12,
  durationMin: 200,
  climbM: 120,
  modes: ['Hiking'],
  difficulty: 'EasyTour',
} as const;
const trace = writeTrace(start, tour, 'a');

it('the line of a demo tour starts and ends at the given position', () => {
  expect(trace[0]).toMatchObject(start);
  expect(trace.at(-1)).toEqual(trace[0]);
});

it('the line of a demo tour has the length and the climb of the tour', () => {
  let [length, climb] = [0, 0];
  for (const [index, point] of trace.entries()) {
    const before = trace[index - 1] ?? point;
    length += Math.hypot(
      (point.lon - before.lon) * 111_195 * Math.cos((47.39 * Math.PI) / 180),
      (point.lat - before.lat) * 111_195,
    );
    climb += Math.max(point.altitudeM - before.altitudeM, 0);
  }
  expect(length / 1000).toBeCloseTo(12, 1);
  expect(climb).toBeGreaterThan(118);
  expect(climb).toBeLessThan(122);
});

it('the line of a demo tour is the same for the same seed and differs for another seed', () => {
  expect(writeTrace(start, tour, 'a')).toEqual(trace);
  expect(writeTrace(start, tour, 'b')).not.toEqual(trace);
});
