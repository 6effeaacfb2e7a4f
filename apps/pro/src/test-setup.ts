// First import: it replaces `fetch` before a test file starts the session library, which wraps
// `fetch` for all later files of the worker.
import '@parages/session/test/browser-session';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Isolates the tests, which share one `localStorage`. A form writes its draft when it is unmounted.
afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
  globalThis.localStorage?.clear();
});
