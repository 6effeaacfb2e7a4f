// Replaces `fetch` before the first test file of a worker starts the session library, which wraps
// it for all of them.
import '@parages/session/test/browser-session';
import { afterEach, beforeEach } from 'vitest';

// Confirms the terms by default: their dialog would take the focus in tests of other subjects.
beforeEach(() => globalThis.localStorage?.setItem('parages-terms-consent', 'yes'));
afterEach(() => globalThis.localStorage?.clear());

// happy-dom would send the beacon; the tests have no server for it.
if (globalThis.navigator) Object.assign(globalThis.navigator, { sendBeacon: () => true });
