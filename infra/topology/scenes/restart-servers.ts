import { setTimeout as wait } from 'node:timers/promises';
import { type LoadOptions, startLoad } from '../load/mixed-load.ts';
import { interruptionOf, type Sample } from '../load/samples.ts';
import { lostWrites } from '../load/write-ledger.ts';
import type { Topology } from '../parts/open-topology.ts';
import { listStoredWrites } from '../parts/stored-writes.ts';

const aroundMs = 3000;

/** As *Upgrade* of docs/operations.md: each process after the one before is ready. */
export async function restartInTurn({ core, servers, worker }: Topology): Promise<void> {
  await core.restart();
  for (const { unit } of servers) await unit.restart();
  await worker.restart();
}

export type RestartFigures = {
  requests: number;
  lost: number;
  longestMs: number;
  seconds: number;
  writesLost: number;
  faults: string[];
};

export const faultsOf = (samples: readonly Sample[]): string[] => [
  ...new Set(
    samples.flatMap(({ kind, fault }) => (fault === undefined ? [] : [`${kind}: ${fault}`])),
  ),
];

/** Restarts the core, the servers and the worker one after the other under load. */
export async function restartServers(options: LoadOptions): Promise<RestartFigures> {
  const load = startLoad(options);
  await wait(aroundMs);
  const beganAt = performance.now();
  await restartInTurn(options.topology);
  const seconds = (performance.now() - beganAt) / 1000;
  await wait(aroundMs);
  await load.stop();
  const { asked, failed, longestMs } = interruptionOf(load.samples, 0);
  const stored = await listStoredWrites(options.topology.databases.adminUrls.primary);
  return {
    requests: asked,
    lost: failed,
    longestMs,
    seconds,
    writesLost: lostWrites(options.ledger.entries(), stored).length,
    faults: faultsOf(load.samples),
  };
}
