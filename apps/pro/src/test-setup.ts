// First import: it replaces `fetch` before a test file starts the session library, which wraps
// `fetch` for all later files of the worker.
import '@parages/session/test/browser-session';
import { afterEach } from 'vitest';

// Isolates the tests, which share one `localStorage`.
afterEach(() => globalThis.localStorage?.clear());
