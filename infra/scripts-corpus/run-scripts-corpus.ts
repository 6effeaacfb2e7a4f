import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeMachine } from '../process/describe-machine.ts';
import { root } from '../process/paths.ts';
import { onShutdown } from '../process/shutdown.ts';
import { besideJourneys } from '../test/beside-journeys.ts';
import { runPlaywright } from '../test/run-playwright.ts';
import { figureOf, readTally, writeReport } from './scripts-report.ts';

const command = 'npm run test:long -- scripts';
const report = path.join(root, 'docs/proof/scripts.md');

// Messages of visitors come through a proxy: a network sends ten an hour.
const behindProxy = { TRUST_PROXY: '1' };

/**
 * Writes each payload of the corpus into the free texts of events, organisations and messages, and
 * opens it in Chromium on both sites, in feeds and in mails. The last line says how many scripts
 * ran. A run of all tests that succeeds writes the report; arguments choose tests for Playwright.
 * @returns the exit code of Playwright
 */
export const runScriptsCorpus = (args: string[]): Promise<number> =>
  besideJourneys(behindProxy, async (beside) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parages-scripts-'));
    onShutdown(async () => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'tally');
    writeFileSync(file, '');
    const startedAt = performance.now();
    const code = await runPlaywright(beside, ['--config', 'corpus.config.ts', ...args], {
      CORPUS_TALLY: file,
    });
    const tally = readTally(readFileSync(file, 'utf8'));
    if (code === 0 && args.length === 0) {
      mkdirSync(path.dirname(report), { recursive: true });
      const date = new Date().toISOString().slice(0, 10);
      const minutes = Math.ceil((performance.now() - startedAt) / 60_000);
      const machine = describeMachine(beside.database);
      writeFileSync(report, writeReport(tally, { date, command, machine, minutes }));
    }
    console.log(figureOf(tally));
    return code;
  });
