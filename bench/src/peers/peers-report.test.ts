import { expect, it } from 'vitest';
import { timingOf } from '../search/timing/statistics.ts';
import { faultsOf, missesOf, type PeersReport, toMarkdown } from './peers-report.ts';
import type { EngineTiming, Tally } from './timing/time-engines.ts';

const timing = (engine: string, radiusKm: number, p95s: number[]): EngineTiming => ({
  engine,
  radiusKm,
  rounds: p95s.map((ms) => timingOf([ms])),
  all: timingOf(p95s),
  cpu: timingOf(p95s),
  meanCards: 20,
});

const tally = (engine: string, wrong: number): Tally => ({
  engine,
  answers: 10,
  same: 10 - wrong,
  tied: 0,
  wrong,
  faults: wrong > 0 ? ['10 km, theme 1: 3 pois instead of 4'] : [],
});

const report: PeersReport = {
  date: '2026-11-30T12:00:00.000Z',
  command: 'npm run bench:peers',
  seed: 42,
  days: ['2026-12-05', '2026-12-06'],
  machine: {
    cpu: 'a processor',
    cores: 2,
    memoryGb: 24,
    node: '24',
    postgresql: '15',
    postgis: '3.3',
    sharedBuffers: '2GB',
  },
  sizes: [
    {
      events: 1000,
      searchable: 800,
      costs: [],
      timings: [
        timing('ours', 10, [3, 4, 3]),
        timing('Redis 7.0.15', 10, [1, 2, 1.5]),
        timing('ours', 30, [1, 1, 1]),
        timing('Redis 7.0.15', 30, [1, 2, 3]),
      ],
      parts: [],
      tallies: [tally('ours', 0), tally('Redis 7.0.15', 1)],
      skipped: [],
      noise: 0,
      loadAverage: 0,
      isShared: false,
    },
  ],
};

it('names the radius at which a goal is missed, with the median of the ratios', () => {
  expect(missesOf(report)).toEqual(['10 km, 1,000 pois: 2 × Redis 7.0.15, goal ≤ 1, **missed**']);
});

it('fails for wrong answers, and says which', () => {
  expect(faultsOf(report)).toEqual([
    'Redis 7.0.15, 1,000 pois: 1 of 10 answers are wrong: 10 km, theme 1: 3 pois instead of 4',
  ]);
});

it('says in the table whether the goal is met at each radius', () => {
  const markdown = toMarkdown(report);
  expect(markdown).toContain('| 3, 2, 2 | 2 | 2 | ≤ 1, **missed** |');
  expect(markdown).toContain('| 1, 0.5, 0.33 | 0.5 | 0.33 | ≤ 1, met |');
});

it('says beside the goal that other programs ran meanwhile', () => {
  const sizes = report.sizes.map((size) => ({ ...size, isShared: true }));
  expect(toMarkdown({ ...report, sizes })).toContain('≤ 1, met on a shared machine');
});
