import { expect, it } from 'vitest';
import { randomOf } from '../../e2e/fixtures/typing/random.ts';
import { type Fault, faultKinds, nextFault } from './faults.ts';
import { type Target, targets } from './stage/start-stage.ts';

const faultsOf = (seed: number, busy: readonly Target[] = []): Fault[] => {
  const random = randomOf(seed);
  return Array.from({ length: 1000 }, () => nextFault(random, new Set(busy)));
};

it('a thousand faults meet each target in each way, for 50 to 1,500 ms', () => {
  const faults = faultsOf(1);
  const ways = new Set(faults.map(({ target, kind }) => `${target} ${kind}`));
  expect(ways.size).toBe(targets.length * faultKinds.length);
  const durations = faults.map(({ forMs }) => forMs);
  expect(Math.min(...durations)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...durations)).toBeLessThanOrEqual(1500);
});

it('a seed gives the same faults again, another seed other ones', () => {
  expect(faultsOf(7)).toEqual(faultsOf(7));
  expect(faultsOf(7)).not.toEqual(faultsOf(8));
});

it('a target whose fault has not ended gets no other one', () => {
  const met = new Set(faultsOf(1, ['database', 'mail']).map(({ target }) => target));
  expect([...met].sort()).toEqual(
    targets.filter((target) => target !== 'database' && target !== 'mail').sort(),
  );
});
