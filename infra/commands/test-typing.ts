import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onShutdown } from '../process/shutdown.ts';
import { besideJourneys } from '../test/beside-journeys.ts';
import type { JourneyServer } from '../test/journey-server.ts';
import { runPlaywright } from '../test/run-playwright.ts';
import { sentences } from '../test/test-messages.ts';

const defaultRuns = '100';

/** An address that ends the server at each request, and answers once it serves again. */
async function openKillSwitch({ crashServer }: JourneyServer): Promise<string> {
  let crashed = Promise.resolve();
  const control = createServer((_request, response) => {
    crashed = crashed.then(crashServer);
    crashed.then(
      () => response.writeHead(204).end(),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  onShutdown(async () => void control.close());
  const address = control.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** Adds up the lines of the runs that ended: the typed and the lost characters of each. */
function sayTally(tally: string, runs: string): void {
  const ended = readFileSync(tally, 'utf8').split('\n').filter(Boolean);
  const sumOf = (column: number): number =>
    ended.reduce((sum, line) => sum + Number(line.split(' ')[column]), 0);
  console.log(sentences.typed({ typed: sumOf(0), lost: sumOf(1), ended: ended.length, runs }));
}

/**
 * Types in each tab of the editor during faults, and counts lost characters. The first argument is
 * the number of runs, the second the seed of the first one.
 */
export const main = ([runs = defaultRuns, seed = '1']: string[]): Promise<number> =>
  besideJourneys({}, async (beside) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parages-typing-'));
    onShutdown(async () => rmSync(folder, { recursive: true }));
    const tally = path.join(folder, 'runs');
    writeFileSync(tally, '');
    const code = await runPlaywright(beside, ['--project=desktop', 'typing-faults'], {
      TYPING_RUNS: runs,
      TYPING_SEED: seed,
      TYPING_TALLY: tally,
      E2E_KILL_URL: await openKillSwitch(beside.journeys),
    });
    sayTally(tally, runs);
    return code;
  });
