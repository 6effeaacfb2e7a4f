import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import { lockAsOwner } from '../memberships/lock-as-owner.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { endOfOverlap, nextExpiry, stateOf } from './api-keys.domain.ts';
import { apiKeysRepository } from './api-keys.repository.ts';
import type { CreatedApiKey } from './api-keys.schema.ts';
import { insertKey } from './insert-key.ts';
import { mailNewKey } from './mail-new-key.ts';

export type RotateApiKeyDeps = { db: Db; clock: Clock; mails: Pick<MailsService, 'queueAll'> };
export type KeyOfOrganisation = { organisationId: string; keyId: string };

/**
 * Replaces an active key by a new one with the same name, kind and scopes. The replaced key works
 * for `overlapHours` more. Problems: those of `lockAsOwner`, api_key_not_found, api_key_ended,
 * quota_reached.
 */
export const rotateApiKey =
  ({ db, clock, mails }: RotateApiKeyDeps) =>
  (
    accountId: string,
    { organisationId, keyId }: KeyOfOrganisation,
    overlapHours: number,
    proOrigin: string,
  ): Promise<CreatedApiKey> =>
    db.$transaction(async (tx) => {
      const { name: organisation } = await lockAsOwner(tx, accountId, organisationId);
      const now = clock.now();
      const keys = apiKeysRepository(tx);
      const old = await keys.find(organisationId, keyId, now);
      if (old === undefined) throw new Problem('api_key_not_found');
      if (stateOf(old, now) !== 'active') throw new Problem('api_key_ended');
      await keys.replace(keyId, now, endOfOverlap(old, overlapHours, now));
      const { kind, name, scopes } = old;
      const created = await insertKey(tx, {
        id: uuidv7({ msecs: now.getTime() }),
        organisationId,
        kind,
        name,
        scopes,
        createdBy: accountId,
        createdAt: now,
        expiresAt: nextExpiry(old, now),
      });
      await organisationsRepository(tx).note({
        organisationId,
        action: 'api-key-rotated',
        actorId: accountId,
        detail: { keyId: created.apiKey.id, replacedId: keyId },
        now,
      });
      const about = { organisationId, organisation, proOrigin, isRotation: true };
      await mailNewKey({ mails }, tx, created.apiKey, about);
      return created;
    });
