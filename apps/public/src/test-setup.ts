// Replaces `fetch` before the first test file of a worker starts the session library, which wraps
// it for all of them.
import { clearSession } from '@parages/session/test/browser-session';
import { afterEach, beforeEach } from 'vitest';

// Confirms the terms by default: their dialog would take the focus in tests of other subjects.
beforeEach(() => globalThis.localStorage?.setItem('parages-terms-consent', 'yes'));
afterEach(() => globalThis.localStorage?.clear());
// Otherwise a test would search around the place that the one before chose, or with the account that
// a late answer has signed in again.
beforeEach(() => globalThis.document && clearSession());

// happy-dom would send the beacon; the tests have no server for it.
if (globalThis.navigator) Object.assign(globalThis.navigator, { sendBeacon: () => true });
