import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, vi } from 'vitest';

// happy-dom has no layout: nothing ever resizes, and no media query matches.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
afterEach(() => {
  cleanup();
  // Sonner shows a new page the toasts that are still up.
  toast.dismiss();
});

// Timers of a library outlive the page: they would run in the next file of the worker, or without a
// window after the last one.
const { setTimeout: startTimer } = globalThis;
const timers: ReturnType<typeof startTimer>[] = [];
globalThis.setTimeout = Object.assign((...given: Parameters<typeof startTimer>) => {
  const timer = startTimer(...given);
  timers.push(timer);
  return timer;
}, startTimer);

// The files of a worker share its globals: a file that replaces one does not leave it replaced.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.setTimeout = startTimer;
  for (const timer of timers) clearTimeout(timer);
});
// A machine that does several things at once is no reason to fail.
configure({ asyncUtilTimeout: 5000 });
