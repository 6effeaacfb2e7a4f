import { afterEach } from 'vitest';
import { closeOpened } from './close-after-test.ts';

// A set-up file runs anew for each test file; the helpers of the tests are imported once per
// worker.
afterEach(closeOpened);
