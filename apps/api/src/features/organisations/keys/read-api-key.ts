import type { KeyHolder, ReadApiKey } from '../../../platform/access/api-keys.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { hashOf } from '../../../platform/secret-token.ts';
import { hourOf, stateOf } from './api-keys.domain.ts';
import { apiKeysRepository } from './api-keys.repository.ts';
import { isWellFormed } from './key-format.ts';

export type ReadApiKeyDeps = { db: Db; clock: Clock };

/**
 * Authenticates a key. The look-up compares hashes in an index, so that its time says nothing of
 * other keys. A malformed key needs no query. Problems: api_key_unknown, api_key_revoked,
 * api_key_expired, api_key_suspended.
 */
export const readApiKey =
  ({ db, clock }: ReadApiKeyDeps): ReadApiKey =>
  async (key): Promise<KeyHolder> => {
    const keys = apiKeysRepository(db);
    const found = isWellFormed(key) ? await keys.findByHash(hashOf(key)) : undefined;
    if (found === undefined) throw new Problem('api_key_unknown');
    const now = clock.now();
    const state = stateOf(found, now);
    if (state === 'revoked') throw new Problem('api_key_revoked');
    if (state === 'expired') throw new Problem('api_key_expired');
    if (found.status === 'suspended') throw new Problem('api_key_suspended');
    const hour = hourOf(now);
    if (found.lastUsedAt === null || found.lastUsedAt < hour) await keys.noteUse(found.id, hour);
    const { id, actorId, organisationId, kind, scopes } = found;
    return { id, actorId, organisationId, kind, scopes };
  };
