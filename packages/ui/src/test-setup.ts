import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// happy-dom has no layout: nothing ever resizes, and no media query matches.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
afterEach(cleanup);
// A machine that does several things at once is no reason to fail.
configure({ asyncUtilTimeout: 5000 });
