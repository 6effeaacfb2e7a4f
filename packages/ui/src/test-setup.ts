import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// happy-dom has no layout: nothing ever resizes, and no media query matches.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
afterEach(cleanup);
// The files of a worker share its globals: a file that replaces one does not leave it replaced.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// A machine that does several things at once is no reason to fail.
configure({ asyncUtilTimeout: 5000 });
