import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnceAMinute } from './reload-on-lost-file.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-10T10:00:00Z') });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('reloads the page at most once a minute', () => {
  reloadOnceAMinute();
  reloadOnceAMinute();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2026-06-10T10:00:59Z'));
  reloadOnceAMinute();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2026-06-10T10:01:00Z'));
  reloadOnceAMinute();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload the page offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reloadOnceAMinute();
  expect(reload).not.toHaveBeenCalled();
});
