import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('measures a hundred thousand events unless other sizes are given', () => {
  expect(readArguments([])).toEqual({
    events: [100_000],
    seed: 42,
    rounds: 5,
    queries: 100,
    isKept: false,
    databaseUrl: undefined,
  });
});

it('measures each size once, the smallest first, so that growth can be read', () => {
  expect(readArguments(['--events', '1000000,10000,100000,10000']).events).toEqual([
    10_000, 100_000, 1_000_000,
  ]);
});

it('names the argument that it refuses', () => {
  expect(() => readArguments(['--events', '10000,many'])).toThrow('--events');
  expect(() => readArguments(['--rounds', '0'])).toThrow('--rounds');
});
