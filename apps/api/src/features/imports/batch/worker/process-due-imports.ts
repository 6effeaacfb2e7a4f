import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { importLease, LeaseLost, Stopping } from './import-lease.ts';
import { type ClaimedImport, importWorkRepository } from './import-work.repository.ts';
import { type ProcessImportDeps, processImport } from './process-import.ts';

export type ProcessDueImportsDeps = ProcessImportDeps & { leaseMs: number };

/** Returns the number of imports claimed. */
export const processDueImports =
  (deps: ProcessDueImportsDeps) =>
  async (isStopping: () => boolean): Promise<number> => {
    let taken = 0;
    while (!isStopping()) {
      const claimed = await claimNext(deps);
      if (claimed === undefined) break;
      taken += 1;
      await processClaimed(deps, claimed, isStopping);
    }
    return taken;
  };

function claimNext({ db, clock, leaseMs }: ClaimDeps): Promise<ClaimedImport | undefined> {
  const now = clock.now();
  return importWorkRepository(db).claim(now, new Date(now.getTime() + leaseMs));
}

type ClaimDeps = { db: Db; clock: Clock; leaseMs: number };

/**
 * After an error other than `LeaseLost` and `Stopping` the claim stays: a worker retries once the
 * lease has expired.
 */
async function processClaimed(
  deps: ProcessDueImportsDeps,
  claimed: ClaimedImport,
  isStopping: () => boolean,
): Promise<void> {
  const { db, clock, leaseMs } = deps;
  const imports = importWorkRepository(db);
  const lease = importLease({ db, clock, leaseMs, isStopping }, claimed);
  try {
    await processImport(deps)(claimed, lease);
  } catch (error) {
    if (error instanceof LeaseLost) await imports.cancelClaimed(lease.claim, clock.now());
    // Releases the claim, so that another worker continues at once.
    else if (error instanceof Stopping)
      await imports.settle(lease.claim, { status: null }, clock.now());
    else throw error;
  }
}
