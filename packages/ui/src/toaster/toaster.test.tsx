import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { currentToasts, dismissToasts, type ToastKind, toast, toastDurations } from './toast.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  renderUi(<Toaster label="Notifications" />);
});
afterEach(() => {
  act(dismissToasts);
  vi.useRealTimers();
});

const raise = (kind: ToastKind, durationMs?: number) => act(() => toast(kind, `toast ${kind}`, durationMs));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = (kind: ToastKind) => screen.queryByText(`toast ${kind}`);

it('§9 "Toasts: default 3000 ms, error 4000, success 2000, blank and custom 4000, loading until dismissed"', () => {
  const expected = { default: 3000, error: 4000, success: 2000, blank: 4000, custom: 4000, loading: Number.POSITIVE_INFINITY };
  expect(toastDurations).toEqual(expected);
});

it.each(['default', 'error', 'success', 'blank', 'custom'] as const)('§9 a toast of the kind %s leaves after its time', (kind) => {
  raise(kind);
  wait(toastDurations[kind] - 1);
  expect(shown(kind)).toBeInTheDocument();
  wait(1);
  expect(shown(kind)).toBeNull();
});

it('§9 "loading until dismissed"', () => {
  raise('loading');
  wait(3_600_000);
  expect(shown('loading')).toBeInTheDocument();
  act(dismissToasts);
  expect(shown('loading')).toBeNull();
});

it('§9 "favourite toasts 3000 ms": a duration of its own', () => {
  raise('error', 3000);
  wait(2999);
  expect(shown('error')).toBeInTheDocument();
  wait(1);
  expect(shown('error')).toBeNull();
});

it('is announced: its region is there before it, an error at once', () => {
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite');
  raise('success');
  expect(screen.queryByRole('alert')).toBeNull();
  raise('error');
  expect(screen.getByRole('alert')).toHaveTextContent('toast error');
});

it('shows three at most, the newest last', () => {
  for (const kind of ['default', 'blank', 'custom', 'success'] as const) raise(kind);
  expect(currentToasts().map(({ kind }) => kind)).toEqual(['blank', 'custom', 'success']);
});

it('stands above a dialog', () => {
  const region = screen.getByRole('region');
  const showPopover = vi.fn();
  Object.assign(region, { showPopover });
  raise('error');
  expect(region).toHaveAttribute('popover', 'manual');
  expect(showPopover).toHaveBeenCalledOnce();
});
