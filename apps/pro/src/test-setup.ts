import { afterEach } from 'vitest';

// A browser keeps nothing from one test to the next.
afterEach(() => globalThis.localStorage?.clear());
