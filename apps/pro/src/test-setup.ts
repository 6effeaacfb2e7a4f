import { afterEach } from 'vitest';

// Isolates the tests, which share one `localStorage`.
afterEach(() => globalThis.localStorage?.clear());
