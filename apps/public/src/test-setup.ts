import { afterEach, beforeEach } from 'vitest';

// The visitor of the tests has confirmed the terms, those of the terms apart: their dialog would take the focus.
beforeEach(() => globalThis.localStorage?.setItem('parages-terms-consent', 'yes'));
// A browser keeps nothing from one test to the next.
afterEach(() => globalThis.localStorage?.clear());

// happy-dom would send it; no test has a server to count for.
if (globalThis.navigator) Object.assign(globalThis.navigator, { sendBeacon: () => true });
