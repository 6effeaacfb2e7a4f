import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../../process/run-command.ts';
import { commandsOf, putElsewhere } from '../../production/rehearsal/guide.ts';
import { sudo } from '../../production/rehearsal/installation.ts';
import { type LoadOptions, startLoad } from '../load/mixed-load.ts';
import {
  firstSuccessMs,
  type Interruption,
  interruptionOf,
  type Sample,
  type SampleKind,
} from '../load/samples.ts';
import { lostWrites } from '../load/write-ledger.ts';
import type { Topology } from '../parts/open-topology.ts';
import { listStoredWrites } from '../parts/stored-writes.ts';
import { faultsOf, restartInTurn } from './restart-servers.ts';

export type PromotionFigures = {
  searches: Interruption;
  searchesWithSession: Interruption;
  pages: Interruption;
  /** From the end of the primary. */
  writesAgainSeconds: number | undefined;
  writesAcknowledged: number;
  writesLost: number;
  /** After the processes have been led to the new primary. */
  failedAfterRestart: number;
  faults: string[];
};

const beforeMs = 5000;
// An operator notices first.
const noticeMs = 2000;
const afterMs = 5000;

// The one command of systemctl that *Promotion of the standby* has.
const systemctl = (poolerPid: number | undefined): string => `#!/bin/bash
[ "$*" = 'reload pgbouncer' ] && exec kill -HUP ${poolerPid}
echo "unexpected: $*" >&2
exit 1
`;

const hostAndPort = (url: string): string => new URL(url).host;

/** Types the section of docs/operations.md. */
async function typePromotion({ folder, databases, pooler }: Topology): Promise<void> {
  const programs = path.join(folder, 'programs');
  mkdirSync(programs);
  for (const [name, content] of [
    ['sudo', sudo(databases.adminUrls.standby)],
    ['systemctl', systemctl(pooler.pid)],
  ] as const) {
    writeFileSync(path.join(programs, name), content);
    chmodSync(path.join(programs, name), 0o755);
  }
  const commands = putElsewhere(commandsOf('Promotion of the standby'), {
    '/etc/pgbouncer/pgbouncer.ini': pooler.configuration,
    '/srv/parages': folder,
  });
  const { code, output } = await runCommand('/bin/bash', ['-e', '-c', commands], {
    env: {
      PATH: `${programs}:${process.env.PATH ?? ''}`,
      PRIMARY: hostAndPort(databases.primaryUrl),
      STANDBY: hostAndPort(databases.standbyUrl),
    },
  });
  if (code !== 0) throw new Error(output);
}

const ofKind = (samples: readonly Sample[], kind: SampleKind): Sample[] =>
  samples.filter((one) => one.kind === kind);

/** Kills the primary under load, promotes the standby and leads all processes to it. */
export async function promoteStandby(options: LoadOptions): Promise<PromotionFigures> {
  const { topology, ledger } = options;
  const load = startLoad(options);
  await wait(beforeMs);
  const killedAt = performance.now();
  await topology.databases.killPrimary();
  await wait(noticeMs);
  await typePromotion(topology);
  await wait(afterMs);
  await restartInTurn(topology);
  const restartedAt = performance.now();
  await wait(afterMs);
  await load.stop();
  const stored = await listStoredWrites(topology.databases.adminUrls.standby);
  const { samples } = load;
  const during = (kind: SampleKind): Interruption =>
    interruptionOf(ofKind(samples, kind), killedAt);
  const writesAgainMs = firstSuccessMs(ofKind(samples, 'write'), killedAt);
  return {
    searches: during('search'),
    searchesWithSession: during('search with a session'),
    pages: during('page'),
    writesAgainSeconds: writesAgainMs && writesAgainMs / 1000,
    writesAcknowledged: ledger.entries().filter(({ isAcknowledged }) => isAcknowledged).length,
    writesLost: lostWrites(ledger.entries(), stored).length,
    failedAfterRestart: interruptionOf(
      samples.filter(({ startedAt }) => startedAt >= restartedAt),
      0,
    ).failed,
    faults: faultsOf(samples),
  };
}
