import { afterEach } from 'vitest';

// Isolates the tests: they share the storage of one browser.
afterEach(() => globalThis.localStorage?.clear());
