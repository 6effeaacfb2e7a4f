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
// Sonner inserts a style element, which the content security policy of the sites forbids. Each query
// by role would match its 120 rules with each element.
for (const inserted of globalThis.document?.head.querySelectorAll('style') ?? []) inserted.remove();
afterEach(() => {
  cleanup();
  // Sonner keeps visible toasts in a global list: the next test would show them again.
  toast.dismiss();
});

// Records all timers, to clear them after the file. Timers that a library leaves would run in the
// worker's next test file, or without a window after the last one.
const { setTimeout: startTimer } = globalThis;
const timers: ReturnType<typeof startTimer>[] = [];
globalThis.setTimeout = Object.assign((...given: Parameters<typeof startTimer>) => {
  const timer = startTimer(...given);
  timers.push(timer);
  return timer;
}, startTimer);

// The test files of a worker share its document and its globals: empties the document, and restores
// the globals that a file replaced.
afterAll(() => {
  globalThis.document?.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.setTimeout = startTimer;
  for (const timer of timers) clearTimeout(timer);
});
// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 5000 });
