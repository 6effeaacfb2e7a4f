import { besideJourneys } from '../test/beside-journeys.ts';
import { runPlaywright } from '../test/run-playwright.ts';

// Titles of the scans of journeys/accessible.spec.ts. The professional site has no dark scheme.
const publicScans = 'axe finds no violation on the public (route|site)';

/** Scans every route and state of the public site with axe, in the dark scheme. */
export const main = (args: string[]): Promise<number> =>
  besideJourneys({}, (beside) =>
    runPlaywright(beside, ['--project', 'layouts', '--grep', publicScans, ...args], {
      E2E_SCHEME: 'dark',
    }),
  );
