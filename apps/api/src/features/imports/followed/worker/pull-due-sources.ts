import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import { databaseProblem } from '../../../../platform/database/database-failure.ts';
import { lockName } from '../../../../platform/database/named-locks.ts';
import { type PullSourceDeps, pullSource, settleFailure } from './pull-source.ts';
import { type ClaimedSource, sourceWorkRepository } from './source-work.repository.ts';
import { ClaimLost, Stopping } from './write-pulled.ts';

export type PullDueSourcesDeps = PullSourceDeps & {
  log: { warn: (details: object, message: string) => void };
};

/** Returns the number of sources claimed. */
export const pullDueSources =
  (deps: PullDueSourcesDeps) =>
  async (isStopping: () => boolean): Promise<number> => {
    let taken = 0;
    while (!isStopping()) {
      const claimed = await claimNext(deps);
      if (claimed === undefined) break;
      taken += 1;
      await pullClaimed(deps, claimed, isStopping);
    }
    return taken;
  };

function claimNext({ db, clock, leaseMs }: PullSourceDeps): Promise<ClaimedSource | undefined> {
  const now = clock.now();
  const spacedFrom = new Date(now.getTime() - followedSourceLimits.secondsPerHost * 1000);
  return db.$transaction(async (tx) => {
    // Two workers that claim at the same time must not choose the same host.
    await lockName(tx, 'claims of followed sources');
    const until = new Date(now.getTime() + leaseMs);
    return sourceWorkRepository(tx).claim({ now, until, spacedFrom });
  });
}

/**
 * After an interruption by a stop or by the database, the claim stays: a worker repeats the pull once
 * the lease has expired.
 */
async function pullClaimed(
  deps: PullDueSourcesDeps,
  claimed: ClaimedSource,
  isStopping: () => boolean,
): Promise<void> {
  try {
    await pullSource(deps)(claimed, isStopping);
  } catch (err) {
    if (err instanceof ClaimLost || err instanceof Stopping) return;
    deps.log.warn({ err, sourceId: claimed.id }, 'pull of a followed source interrupted');
    if (databaseProblem(err) === undefined) await settleFailure(deps, claimed, 'internal');
  }
}
