// Specification: §9.12
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { dismissToasts } from './dismiss-toasts.tsx';
import { toast, toastDurations } from './toast.tsx';
import { Toaster } from './toaster.tsx';

afterEach(() => vi.useRealTimers());

it('§9 "Toasts: default 3000 ms, error 4000, success 2000, blank and custom 4000, loading until dismissed"', () => {
  expect(toastDurations).toEqual({
    default: 3000,
    error: 4000,
    success: 2000,
    blank: 4000,
    custom: 4000,
    loading: Number.POSITIVE_INFINITY,
  });
});

it('§9 "top-right": the region of the toasts appears top right with the first toast', async () => {
  renderUi(<Toaster label="Notifications" />);
  expect(screen.queryByRole('region')).toBeNull();
  toast('success', 'Lien copié');
  expect(await screen.findByText('Lien copié', undefined, { timeout: 5000 })).toBeInTheDocument();
  const region = screen.getByRole('region', { name: /Notifications/ });
  const list = region.querySelector('ol');
  expect([list?.dataset.yPosition, list?.dataset.xPosition]).toEqual(['top', 'right']);
  dismissToasts();
});

const raise = async (kind: keyof typeof toastDurations) => {
  renderUi(<Toaster label="Notifications" />);
  toast('default', 'avant');
  await screen.findByText('avant', undefined, { timeout: 5000 });
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  toast(kind, `toast ${kind}`);
  await waitFor(() => expect(screen.getByText(`toast ${kind}`)).toBeInTheDocument());
};

it.each(['default', 'error', 'success', 'blank', 'custom'] as const)(
  '§9 keeps a toast of the kind %s until 500 ms before its duration, and removes it afterwards',
  async (kind) => {
    await raise(kind);
    await vi.advanceTimersByTimeAsync(toastDurations[kind] - 500);
    expect(screen.queryByText(`toast ${kind}`)).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1500);
    expect(screen.queryByText(`toast ${kind}`)).toBeNull();
  },
);

it('§9 "loading until dismissed": a loading toast stays for two minutes, and disappears once dismissed', async () => {
  await raise('loading');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(screen.queryByText('toast loading')).toBeInTheDocument();
  vi.useRealTimers();
  dismissToasts();
  await waitFor(() => expect(screen.queryByText('toast loading')).toBeNull());
});

it('dismissToasts with an id dismisses the toast of that id alone', async () => {
  renderUi(<Toaster label="Notifications" />);
  const action = { label: 'Appliquer', onClick: () => {} };
  toast('default', 'avec', toastDurations.loading, { action, id: 'one' });
  toast('loading', 'sans');
  await screen.findByText('avec', undefined, { timeout: 5000 });
  dismissToasts('one');
  await waitFor(() => expect(screen.queryByText('avec')).toBeNull());
  expect(screen.getByText('sans')).toBeInTheDocument();
  dismissToasts();
});

it('a second toast calls showPopover of the toast layer once', async () => {
  renderUi(<Toaster label="Notifications" />);
  toast('default', 'avant');
  await screen.findByText('avant', undefined, { timeout: 5000 });
  const layer = document.querySelector('[popover=manual]');
  const showPopover = vi.fn();
  Object.assign(layer ?? {}, { showPopover });
  toast('error', 'après');
  await screen.findByText('après', undefined, { timeout: 5000 });
  expect(showPopover).toHaveBeenCalledOnce();
  dismissToasts();
});
