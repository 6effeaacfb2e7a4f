import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../process/paths.ts';
import { besideJourneys } from '../test/beside-journeys.ts';
import { runPlaywright } from '../test/run-playwright.ts';

/** The clock starts at a fixed time, so that the pictures do not change from day to day. */
const clockStartsAt = '2026-06-11T10:00:00+02:00';
const clock = {
  CLOCK_STARTS_AT: clockStartsAt,
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(root, 'infra/process/start-at.mjs')).href}`,
};

export const main = (args: string[]): Promise<number> =>
  besideJourneys(clock, (beside) =>
    runPlaywright(beside, ['--config', 'screens.config.ts', ...args], {
      CLOCK_STARTS_AT: clockStartsAt,
    }),
  );
