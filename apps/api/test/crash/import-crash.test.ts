// Specification: §12.8
import { expect, it } from 'vitest';
import { rounds } from '../rounds.ts';
import { startWorkerParts } from '../servers/start-worker-parts.ts';
import { killImports } from './kill-imports.ts';

const kills = rounds(4, 20);
const lines = rounds(4000, 10_000);
const longestMs = 400;

it(
  `an import survives up to ${kills} kills of its worker: no event lost, double or incomplete, one mail`,
  async () => {
    const { db, url } = await startWorkerParts();
    const started = Date.now();
    const report = await killImports(db, url, { kills, lines, longestMs });
    process.stdout.write(
      `${report.kills} kills in ${Math.round((Date.now() - started) / 1000)} s: ${JSON.stringify(report)}\n`,
    );
    const { events } = report;
    expect(report).toMatchObject({ lost: 0, duplicated: 0, incomplete: 0, mails: 1 });
    expect(report.outcome).toMatchObject({
      created: events,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      rejected: 0,
      photosQueued: events,
    });
    expect(report.kills).toBeGreaterThan(0);
  },
  120_000 + kills * 15_000,
);
