import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

afterEach(cleanup);
// The visitor of the tests has confirmed the terms, those of the terms apart.
beforeEach(() => globalThis.localStorage?.setItem('parages-terms-consent', 'yes'));

// happy-dom lacks what Mantine asks the browser at start.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
// happy-dom would send it; no test has a server to count for.
if (globalThis.navigator) Object.assign(globalThis.navigator, { sendBeacon: () => true });
