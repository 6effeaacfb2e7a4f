import type { Transaction } from '../../../platform/database/database.ts';
import { lifecycleRepository } from '../lifecycle/lifecycle.repository.ts';
import { type ExternalPoi, externalRepository } from './external.repository.ts';

/**
 * The event with an external id, which stays locked until the end of the transaction. Undefined for
 * an unknown one, and for one that was deleted while this waited for the lock.
 */
export async function findLockedPoi(
  tx: Transaction,
  params: Parameters<ReturnType<typeof externalRepository>['find']>[0],
): Promise<ExternalPoi | undefined> {
  const externals = externalRepository(tx);
  const found = await externals.find(params);
  if (found === undefined) return undefined;
  const { accountId } = params;
  await lifecycleRepository(tx).lock({ accountId, poiId: found.id, isModerator: false });
  // A person may have deleted, merged or reassigned it before it was locked.
  return externals.find(params);
}
