import { afterEach } from 'vitest';

// Isolates the tests: the browser’s storage survives a test.
afterEach(() => globalThis.localStorage?.clear());
