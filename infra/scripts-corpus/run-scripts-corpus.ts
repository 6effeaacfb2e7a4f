import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onShutdown } from '../process/shutdown.ts';
import { besideJourneys } from '../test/beside-journeys.ts';
import { runPlaywright } from '../test/run-playwright.ts';

type Tally = { payloads: number; texts: number; documents: number; ran: number; live: number };

/** Adds up the lines of the tests that ended. */
function sumTally(lines: string): Tally {
  const sum = { payloads: 0, texts: 0, documents: 0, ran: 0, live: 0 };
  for (const line of lines.split('\n').filter(Boolean))
    for (const [name, count] of Object.entries(JSON.parse(line) as Partial<Tally>))
      sum[name as keyof Tally] += count;
  return sum;
}

/**
 * Writes each payload of the corpus into every free text of an event, and opens it in Chromium on
 * both sites, in feeds and in mails. The last line says how many scripts ran.
 */
export const runScriptsCorpus = (args: string[]): Promise<number> =>
  besideJourneys({}, async (beside) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parages-scripts-'));
    onShutdown(async () => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'tally');
    writeFileSync(file, '');
    const code = await runPlaywright(beside, ['--config', 'corpus.config.ts', ...args], {
      CORPUS_TALLY: file,
    });
    const { payloads, texts, documents, ran, live } = sumTally(readFileSync(file, 'utf8'));
    console.log(
      `${payloads} payloads (${live} run in a careless page), ${texts} texts, ${documents} documents: ${ran} scripts ran`,
    );
    return code;
  });
