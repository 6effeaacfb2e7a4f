import { apiKeyLimits } from '@parages/contracts/vocabulary/organisations/api-keys';
import { actorIdOf } from '../../../platform/access/key-actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { assertQuota } from '../../../platform/quotas/quotas.service.ts';
import { toApiKey } from './api-keys.domain.ts';
import { apiKeysRepository, type NewApiKey } from './api-keys.repository.ts';
import type { CreatedApiKey } from './api-keys.schema.ts';
import { newKey } from './key-format.ts';

const dayMs = 86_400_000;

/**
 * Inserts a key within the quotas of its organisation, which the caller has locked. Forgets keys
 * that ended a year ago. @throws {Problem} quota_reached
 */
export async function insertKey(
  tx: Transaction,
  draft: Omit<NewApiKey, 'actorId' | 'prefix' | 'hash'>,
): Promise<CreatedApiKey> {
  const keys = apiKeysRepository(tx);
  const { id, organisationId, kind, createdAt: now } = draft;
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
  await keys.forgetEnded(organisationId, daysAgo(apiKeyLimits.keptDays));
  assertQuota('apiKeys', await keys.countActive(organisationId, now));
  assertQuota('apiKeysPerDay', await keys.countCreated(organisationId, daysAgo(1)));
  const { key, prefix, hash } = newKey(kind);
  await keys.insert({ ...draft, actorId: actorIdOf(id), prefix, hash });
  const row = await keys.find(organisationId, id, now);
  if (row === undefined) throw new Error('an inserted key is not found');
  return { key, apiKey: toApiKey(row, now) };
}
