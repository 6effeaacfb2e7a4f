import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, vi } from 'vitest';

// happy-dom has no layout: elements never resize.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
afterEach(() => {
  cleanup();
  // Sonner would show a new page the toasts that are still visible.
  toast.dismiss();
});

// Timers of a library outlive the page: they would run in the worker's next test file, or after the
// last file without a window.
const { setTimeout: startTimer } = globalThis;
const timers: ReturnType<typeof startTimer>[] = [];
globalThis.setTimeout = Object.assign((...given: Parameters<typeof startTimer>) => {
  const timer = startTimer(...given);
  timers.push(timer);
  return timer;
}, startTimer);

// The test files of a worker share its globals: restores the ones that a file replaced.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.setTimeout = startTimer;
  for (const timer of timers) clearTimeout(timer);
});
// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 5000 });
