import { expect, it } from 'vitest';
import { limitPerCaller } from './limit-per-caller.ts';

it('limitPerCaller admits two calls of a caller within a minute, and two more once it has passed; each caller has its own', () => {
  let now = 0;
  const clock = { now: () => new Date(now) };
  const mayCall = limitPerCaller({ most: 2, windowMs: 60_000, clock });
  const calls = (caller: string) => [mayCall(caller), mayCall(caller), mayCall(caller)];
  expect(calls('192.0.2.1')).toEqual([true, true, false]);
  expect(calls('192.0.2.2')).toEqual([true, true, false]);
  now = 59_999;
  expect(mayCall('192.0.2.1')).toBe(false);
  now = 60_000;
  expect(calls('192.0.2.1')).toEqual([true, true, false]);
});
