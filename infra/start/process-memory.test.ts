import { expect, it } from 'vitest';
import { allocatorEnvironment } from './process-memory.ts';

it('starts the service with two malloc arenas', () =>
  expect(allocatorEnvironment({})).toEqual({ MALLOC_ARENA_MAX: '2' }));

it('keeps the number of arenas that the operator chose', () =>
  expect(allocatorEnvironment({ MALLOC_ARENA_MAX: '4' })).toEqual({ MALLOC_ARENA_MAX: '4' }));
