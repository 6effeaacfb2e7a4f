import { spaceScans } from '../fixtures/scans/space-scans.ts';
import { test } from '../fixtures/visit-space.ts';
import { takePage } from './take.ts';

/** The fixed time of the browser's clock; CLOCK_STARTS_AT also starts the clock of the service. */
const today = process.env.CLOCK_STARTS_AT ?? '2026-06-11T10:00:00+02:00';

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

for (const scan of Object.values(spaceScans).flat())
  if (scan.mood !== 'loading')
    test(`space--${scan.name}`, async ({ page, visitSpace }, { title }) => {
      await visitSpace(scan);
      await takePage(page, title);
    });
