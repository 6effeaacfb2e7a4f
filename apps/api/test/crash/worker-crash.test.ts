// Specification: §11.3
import { expect, it } from 'vitest';
import { rounds } from '../rounds.ts';
import { startWorkerParts } from '../servers/start-worker-parts.ts';
import { killWorkers } from './kill-workers.ts';

const kills = rounds(10, 100);

it(
  `despite ${kills} kills of workers, each committed mail is sent, none before its commit, and a mail sent twice keeps its id`,
  async () => {
    const { db, url } = await startWorkerParts();
    const started = Date.now();
    const report = await killWorkers(db, url, kills);
    const { committed, rolledBack, repeats } = report;
    process.stdout.write(
      `${kills} kills in ${Math.round((Date.now() - started) / 1000)} s: ${JSON.stringify(report)}\n`,
    );
    expect(report).toEqual({
      kills,
      committed,
      rolledBack,
      arrived: committed,
      repeats,
      lost: 0,
      early: 0,
      renamed: 0,
    });
    expect(Math.min(committed, rolledBack)).toBeGreaterThan(0);
  },
  60_000 + kills * 5000,
);
