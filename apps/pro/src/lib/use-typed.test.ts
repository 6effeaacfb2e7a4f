import { limits } from '@parages/contracts/vocabulary/limits';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTyped } from './use-typed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const delay = limits.placeSearchDebounceMs;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function show(q: string, onSettled: (text: string) => void) {
  const { result, rerender } = renderHook((props) => useTyped(props.q, props.onSettled), {
    initialProps: { q, onSettled },
  });
  return { rerender, type: (text: string) => act(() => result.current[1](text)) };
}

it('a render of useTyped during the delay does not restart it, and the onSettled of that render is called', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const { rerender, type } = show('', before);
  type('bal ');
  wait(delay - 1);
  rerender({ q: '', onSettled: after });
  wait(1);
  expect(after).toHaveBeenCalledExactlyOnceWith('bal');
  expect(before).not.toHaveBeenCalled();
});

it('each change of the typed text restarts the delay before useTyped calls onSettled', () => {
  const onSettled = vi.fn();
  const { type } = show('', onSettled);
  type('b');
  wait(delay - 1);
  type('ba');
  wait(delay - 1);
  expect(onSettled).not.toHaveBeenCalled();
  wait(1);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith('ba');
});

it('useTyped does not call onSettled when `q` becomes the typed text during the delay', () => {
  const onSettled = vi.fn();
  const { rerender, type } = show('', onSettled);
  type('bal');
  rerender({ q: 'bal', onSettled });
  wait(delay);
  expect(onSettled).not.toHaveBeenCalled();
});
