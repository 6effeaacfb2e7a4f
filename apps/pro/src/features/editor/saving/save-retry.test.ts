// Specification: §5.38
import { focusManager, onlineManager } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyValues } from '../editor-tabs.ts';
import { retrySaves, saveRetryMs } from './save-retry.ts';
import { type SaveState, useFormState } from './use-form-state.ts';

const failed = (isUnanswered: boolean): SaveState => ({ kind: 'failed', isUnanswered });

function open(state: SaveState) {
  const { store } = renderHook(() => useFormState(() => emptyValues)).result.current;
  store.setState({ state });
  const save = vi.fn();
  const stop = retrySaves(store, save);
  return { save, stop, become: (next: SaveState) => store.setState({ state: next }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

describe('a failed save', () => {
  it('is retried when the network is back', () => {
    onlineManager.setOnline(false);
    const { save } = open(failed(false));
    expect(save).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    expect(save).toHaveBeenCalledOnce();
  });

  it('is retried when the organiser returns to the page', () => {
    focusManager.setFocused(false);
    const { save } = open(failed(false));
    focusManager.setFocused(true);
    expect(save).toHaveBeenCalledOnce();
  });

  it('without an answer is retried after 5 s, and after 10 s when it fails again', () => {
    const { save, become } = open(failed(true));
    vi.advanceTimersByTime(5000);
    expect(save).toHaveBeenCalledTimes(1);
    become({ kind: 'saving' });
    become(failed(true));
    vi.advanceTimersByTime(9999);
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('that the API refused is not repeated by the clock', () => {
    const { save } = open(failed(false));
    vi.advanceTimersByTime(600_000);
    expect(save).not.toHaveBeenCalled();
  });

  it('is not retried once another one succeeded, nor after the page was left', () => {
    const { save, become, stop } = open(failed(true));
    become({ kind: 'saved', at: new Date() });
    vi.advanceTimersByTime(600_000);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    become(failed(true));
    stop();
    vi.advanceTimersByTime(600_000);
    expect(save).not.toHaveBeenCalled();
  });
});

it.each([
  [1, 5],
  [2, 10],
  [4, 40],
  [5, 60],
  [2000, 60],
])('retry after %i failures in a row: %i s', (failures, seconds) => {
  expect(saveRetryMs(failures)).toBe(seconds * 1000);
});
