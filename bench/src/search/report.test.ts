import { expect, it } from 'vitest';
import { faultsOf, type Report } from './report.ts';
import { timingOf } from './timing/statistics.ts';
import { ourIds, textbookIds } from './timing/time-textbook.ts';

const timing = timingOf([1, 2, 3]);
const report = (different: number): Report => ({
  date: '2026-11-30T12:00:00.000Z',
  command: 'npm run bench:search',
  seed: 42,
  events: 1000,
  searchable: 800,
  machine: {
    cpu: 'a processor',
    cores: 2,
    memoryGb: 24,
    node: '24',
    postgresql: '15',
    postgis: '3.3',
    sharedBuffers: '2GB',
  },
  noise: 0,
  loadAverage: 0,
  drift: 0,
  peer: { ours: timing, textbook: timing, ratio: 1, meanRows: 20, different },
});

it('fails a run in which the textbook query found other rows', () => {
  expect(faultsOf(report(0))).toEqual([]);
  expect(faultsOf(report(2))).toEqual(['textbook: 2 of 3 queries had other rows than ours']);
});

it('compares the ids of both statements, which have other columns', () => {
  expect(ourIds([{ id: 'a', distance: 3 }])).toEqual(['a']);
  expect(textbookIds([{ id: 'version', poi_id: 'a', distance: 3 }])).toEqual(['a']);
});
