import { afterEach, expect, it, vi } from 'vitest';
import { exitWith } from './exit-with.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it('exits with the code of the run', async () => {
  await exitWith(async () => 0);
  expect(process.exitCode).toBe(0);
});

it('prints why the benchmark could not run', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  await exitWith(() => Promise.reject(new Error('Which PostgreSQL?')));
  expect(process.exitCode).toBe(1);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith('Which PostgreSQL?');
});
