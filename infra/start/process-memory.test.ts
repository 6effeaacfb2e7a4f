import { expect, it } from 'vitest';
import { allocatorEnvironment } from './process-memory.ts';

it('sets two malloc arenas for the API by default', () =>
  expect(allocatorEnvironment({})).toEqual({ MALLOC_ARENA_MAX: '2' }));

it('keeps the number of arenas that the operator chose', () =>
  expect(allocatorEnvironment({ MALLOC_ARENA_MAX: '4' })).toEqual({ MALLOC_ARENA_MAX: '4' }));
