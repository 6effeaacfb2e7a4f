// Specification: §5.4
import { limits } from '@parages/contracts/vocabulary/limits';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedText } from './use-debounced-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const show = () => renderHook(({ text }) => useDebouncedText(text), { initialProps: { text: '' } });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('§5 "Place search: debounced 500 ms": returns the old text before 500 ms and the new text after', () => {
  expect(limits.placeSearchDebounceMs).toBe(500);
  const { result, rerender } = show();
  rerender({ text: 'Tours' });
  wait(499);
  expect(result.current).toBe('');
  wait(1);
  expect(result.current).toBe('Tours');
});

it('§5 "Place search: debounced 500 ms": each keystroke restarts the delay, and only the last text is returned', () => {
  const { result, rerender } = show();
  const seen = new Set<string>();
  for (const text of ['T', 'To', 'Tou', 'Tour', 'Tours']) {
    rerender({ text });
    wait(400);
    seen.add(result.current);
  }
  wait(100);
  expect([...seen]).toEqual(['']);
  expect(result.current).toBe('Tours');
});

it('useDebouncedText leaves no timer after its component unmounts', () => {
  const { rerender, unmount } = show();
  rerender({ text: 'Tours' });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
