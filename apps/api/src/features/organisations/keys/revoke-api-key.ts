import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { lockAsOwner } from '../memberships/lock-as-owner.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { toApiKey } from './api-keys.domain.ts';
import { apiKeysRepository } from './api-keys.repository.ts';
import type { ApiKey } from './api-keys.schema.ts';
import type { KeyOfOrganisation } from './rotate-api-key.ts';

export type RevokeApiKeyDeps = { db: Db; clock: Clock };

/**
 * Revokes a key at once; one that is revoked already stays as it is. Problems: those of
 * `lockAsOwner`, api_key_not_found.
 */
export const revokeApiKey =
  ({ db, clock }: RevokeApiKeyDeps) =>
  (accountId: string, { organisationId, keyId }: KeyOfOrganisation): Promise<ApiKey> =>
    db.$transaction(async (tx) => {
      await lockAsOwner(tx, accountId, organisationId);
      const now = clock.now();
      const keys = apiKeysRepository(tx);
      const row = await keys.find(organisationId, keyId, now);
      if (row === undefined) throw new Problem('api_key_not_found');
      if (row.revokedAt !== null) return toApiKey(row, now);
      await keys.revoke(keyId, now);
      await organisationsRepository(tx).note({
        organisationId,
        action: 'api-key-revoked',
        actorId: accountId,
        detail: { keyId },
        now,
      });
      return toApiKey({ ...row, revokedAt: now }, now);
    });
