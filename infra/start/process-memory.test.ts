import { expect, it } from 'vitest';
import { allocatorEnvironment } from './process-memory.ts';

it('allocatorEnvironment sets two malloc arenas when MALLOC_ARENA_MAX is not set', () =>
  expect(allocatorEnvironment({})).toEqual({ MALLOC_ARENA_MAX: '2' }));

it('allocatorEnvironment keeps the MALLOC_ARENA_MAX that the operator has set', () =>
  expect(allocatorEnvironment({ MALLOC_ARENA_MAX: '4' })).toEqual({ MALLOC_ARENA_MAX: '4' }));
