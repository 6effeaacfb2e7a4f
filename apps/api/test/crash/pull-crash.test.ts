// Specification: §12.8
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { expect, it } from 'vitest';
import { createOrganisation } from '../records/create-organisation.ts';
import { rounds } from '../rounds.ts';
import { startWorkerParts } from '../servers/start-worker-parts.ts';
import { killPulls, type PullKind } from './kill-pulls.ts';

const kills = rounds(3, 20);
const seed = 17;
const sourceId = '0197a000-0000-7000-8000-000000000f01';

// A feed is read piece by piece above 4 MB.
const kinds: [PullKind, number][] = [
  ['large.ics', rounds(800, 2000)],
  ['large.json', 2500],
];

it.each(kinds.slice(0, rounds(1, 2)))(
  `a followed source, %s, survives ${kills} kills of its worker: no event lost, double or half-written, and a further pull changes nothing`,
  async (kind, events) => {
    const { db, url: databaseUrl } = await startWorkerParts();
    const sandbox = await startSandbox({ environment: {} });
    try {
      const { id: organisationId } = await createOrganisation(db, { name: 'Fêtes', members: [] });
      const address = { url: sandbox.url, host: new URL(sandbox.url).host };
      const followed = { status: 'followed', createdAt: new Date() };
      await db.followedSource.create({
        data: { id: sourceId, organisationId, ...address, ...followed },
      });
      const started = Date.now();
      const options = {
        db,
        databaseUrl,
        sandbox: sandbox.url,
        kind,
        sourceId,
        kills,
        events,
        seed,
      };
      const report = await killPulls(options);
      process.stdout.write(
        `${report.kills} kills in ${Math.round((Date.now() - started) / 1000)} s, seed ${seed}: ${JSON.stringify(report)}\n`,
      );
      const clean = { lost: 0, doubled: 0, halfWritten: 0, changedAgain: 0 };
      expect(report).toMatchObject({ kills, ...clean, outcome: { refused: 0, skipped: 0 } });
      expect(report.midPull).toBeGreaterThanOrEqual(rounds(0, 1));
    } finally {
      await sandbox.close();
    }
  },
  120_000 + kills * 15_000,
);
