import { expect, it } from 'vitest';
import { timingOf } from '../../search/timing/statistics.ts';
import { growthOf } from './growth.ts';
import type { EngineTiming } from './time-engines.ts';

const timing = (engine: string, ms: number): EngineTiming => ({
  engine,
  radiusKm: 10,
  rounds: [],
  all: timingOf([100]),
  cpu: timingOf([ms]),
  meanCards: 20,
});

it('divides the p95 of each CPU time by that of the size before', () => {
  expect(growthOf([[timing('ours', 1)], [timing('ours', 2)], [timing('ours', 3)]])).toEqual([
    {
      engine: 'ours',
      steps: [
        { p95: 1, growth: null },
        { p95: 2, growth: 2 },
        { p95: 3, growth: 1.5 },
      ],
    },
  ]);
});

it('leaves out a size that an engine was not measured at', () => {
  expect(growthOf([[timing('ours', 1)], [timing('ours', 1), timing('Redis', 4)]])[1]).toEqual({
    engine: 'Redis',
    steps: [
      { p95: null, growth: null },
      { p95: 4, growth: null },
    ],
  });
});
