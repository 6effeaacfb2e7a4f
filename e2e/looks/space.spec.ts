import { spaceScans } from '../fixtures/scans/space-scans.ts';
import { test } from '../fixtures/visit-space.ts';
import { takePage } from './take.ts';

/** The day of the pictures; the service is started on it too. */
const today = process.env.CLOCK_STARTS_AT ?? '2026-06-11T10:00:00+02:00';

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

// While a page is awaited there is nothing to look at.
for (const scan of Object.values(spaceScans).flat())
  if (scan.mood !== 'loading')
    test(`space--${scan.name}`, async ({ page, visitSpace }, { title }) => {
      await visitSpace(scan);
      await takePage(page, title);
    });
