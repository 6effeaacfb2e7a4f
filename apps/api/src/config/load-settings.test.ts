import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { loadBounds } from './load-settings.ts';

const read = (environment: Record<string, string>) =>
  loadBounds(readConfig({ DATABASE_URL: 'postgres://app@127.0.0.1/parages', ...environment }));

it.each([
  [{ NODE_ENV: 'production' }, { eventLoopMs: 1000, heapPercent: 90 }],
  [{ NODE_ENV: 'development' }, { eventLoopMs: 0, heapPercent: 0 }],
  [
    { NODE_ENV: 'production', SHED_EVENT_LOOP_MS: '0', SHED_HEAP_PERCENT: '' },
    { eventLoopMs: 0, heapPercent: 90 },
  ],
  [
    { NODE_ENV: 'test', SHED_EVENT_LOOP_MS: '250', SHED_HEAP_PERCENT: '80' },
    { eventLoopMs: 250, heapPercent: 80 },
  ],
])('the bounds of the load with %j are %j', (environment, bounds) => {
  expect(read(environment)).toEqual(bounds);
});

it.each(['SHED_EVENT_LOOP_MS', 'SHED_HEAP_PERCENT'])('refuses %s=-1 and names it', (name) => {
  expect(() => read({ [name]: '-1' })).toThrow(name);
});
