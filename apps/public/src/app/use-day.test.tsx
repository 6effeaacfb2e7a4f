// Specification: §3.9
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteProvider, useSite } from '../lib/site.tsx';
import { testSite } from '../test/render-site.tsx';
import { useDay } from './use-day.ts';

// 23:30 in Paris.
const evening = '2026-06-10T21:30:00.000Z';

beforeEach(() => {
  // The device's clock is years ahead of the server's.
  vi.useFakeTimers({ now: new Date('2031-01-01T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());

function open() {
  const site = { ...testSite, now: evening };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider site={site}>{children}</SiteProvider>
  );
  const { result } = renderHook(
    () => {
      useDay();
      return useSite().now;
    },
    { wrapper },
  );
  return { site, result };
}

it('§3 "computed in the Europe/Paris time zone": useDay updates `now` of an open page at midnight in Paris, by the server’s clock', () => {
  const { site, result } = open();
  act(() => vi.advanceTimersByTime(20 * 60_000));
  expect(result.current).toBe(evening);
  act(() => vi.advanceTimersByTime(10 * 60_000));
  expect(result.current).toBe('2026-06-10T22:00:00.000Z');
  expect(site.now).toBe(result.current);
});

it('useDay updates `now` at 05:00 in Paris too, when the evening of the day before ends', () => {
  const { result } = open();
  act(() => vi.advanceTimersByTime(30 * 60_000));
  act(() => vi.advanceTimersByTime(4.5 * 3_600_000));
  expect(result.current).toBe('2026-06-10T22:00:00.000Z');
  act(() => vi.advanceTimersByTime(30 * 60_000));
  expect(result.current).toBe('2026-06-11T03:00:00.000Z');
});

it('useDay adds the time elapsed to `now` when the page becomes visible again after the device slept', () => {
  const { result } = open();
  vi.setSystemTime(new Date('2031-01-02T06:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-06-11T15:30:00.000Z');
});
