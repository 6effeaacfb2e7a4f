import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import {
  type ClaimedImport,
  type ClaimKey,
  importWorkRepository,
} from './import-work.repository.ts';

/** Another worker has the import, or the import was cancelled: this worker must stop writing. */
export class LeaseLost extends Error {}
export class Stopping extends Error {}

const renewEveryMs = 1000;

export type LeaseDeps = { db: Db; clock: Clock; leaseMs: number; isStopping: () => boolean };

export function importLease({ db, clock, leaseMs, isStopping }: LeaseDeps, claimed: ClaimedImport) {
  const claim: ClaimKey = { importId: claimed.id, turn: claimed.turn };
  let renewedAt = performance.now();
  const until = (): Date => new Date(clock.now().getTime() + leaseMs);

  async function renew(progress: { processed?: number; total?: number } = {}): Promise<void> {
    if (isStopping()) throw new Stopping();
    renewedAt = performance.now();
    if (!(await importWorkRepository(db).renew(claim, until(), progress))) throw new LeaseLost();
  }
  return {
    claim,
    until,
    renew,
    renewThrottled: async (
      progress: { processed?: number; total?: number } = {},
    ): Promise<void> => {
      if (performance.now() - renewedAt >= renewEveryMs) await renew(progress);
    },
  };
}

export type ImportLease = ReturnType<typeof importLease>;
