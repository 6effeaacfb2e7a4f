// Replaces `fetch` before the first test file of a worker starts the session library, which wraps
// it for all of them.
import '@parages/session/test/browser-session';
import { afterEach } from 'vitest';

// Isolates the tests, which share one `localStorage`.
afterEach(() => globalThis.localStorage?.clear());
