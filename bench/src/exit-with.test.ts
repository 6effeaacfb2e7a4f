import { afterEach, expect, it, vi } from 'vitest';
import { exitWith } from './exit-with.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it('exits with the code 0 that the run returns', async () => {
  await exitWith(async () => 0);
  expect(process.exitCode).toBe(0);
});

it('exits with 1 and prints the message of the error of a failed run', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  await exitWith(() => Promise.reject(new Error('Which PostgreSQL?')));
  expect(process.exitCode).toBe(1);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith('Which PostgreSQL?');
});
