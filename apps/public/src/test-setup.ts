// Replaces `fetch` before the first test file of a worker starts the session library, which wraps
// it for all of them.
import '@parages/session/test/browser-session';
import { rememberedPlaceCookie } from '@parages/contracts/vocabulary/search/remembered-place';
import { afterEach, beforeEach } from 'vitest';

// Confirms the terms by default: their dialog would take the focus in tests of other subjects.
beforeEach(() => globalThis.localStorage?.setItem('parages-terms-consent', 'yes'));
afterEach(() => globalThis.localStorage?.clear());
// Otherwise a test would search around the place that the one before chose.
beforeEach(() => globalThis.cookieStore?.delete(rememberedPlaceCookie));

// happy-dom would send the beacon; the tests have no server for it.
if (globalThis.navigator) Object.assign(globalThis.navigator, { sendBeacon: () => true });
