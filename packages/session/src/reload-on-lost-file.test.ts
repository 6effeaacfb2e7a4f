import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnLostFile } from './reload-on-lost-file.ts';

const reload = vi.fn();
let stop = (): void => undefined;
const lose = () => window.dispatchEvent(new Event('vite:preloadError'));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-10T10:00:00Z') });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
  sessionStorage.clear();
  stop = reloadOnLostFile();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('reloads the page when a lazy file is lost, at most once a minute', () => {
  lose();
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2026-06-10T10:00:59Z'));
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2026-06-10T10:01:00Z'));
  lose();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload the page offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  lose();
  expect(reload).not.toHaveBeenCalled();
});
