import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import { lockAsOwner } from '../memberships/lock-as-owner.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { withIncluded } from './api-keys.domain.ts';
import type { ApiKeyBody, CreatedApiKey } from './api-keys.schema.ts';
import { insertKey } from './insert-key.ts';
import { mailNewKey } from './mail-new-key.ts';

export type CreateApiKeyDeps = { db: Db; clock: Clock; mails: Pick<MailsService, 'queueAll'> };

const dayMs = 86_400_000;

// A publishable key is in pages that anyone reads.
function assertScopes({ kind, scopes }: ApiKeyBody): void {
  const others = scopes.filter((scope) => scope !== 'public:read');
  if ((kind === 'secret') === others.length > 0) return;
  const detail =
    kind === 'secret'
      ? 'A secret key needs a scope beside public:read'
      : 'A publishable key has the scope public:read alone';
  throw new Problem('request_invalid', undefined, [
    { pointer: '/body/scopes', code: 'invalid_value', detail },
  ]);
}

/**
 * Creates a key of an approved organisation. The answer alone contains the whole key. `proOrigin`:
 * the site in the link of the mail. Problems: request_invalid, those of `lockAsOwner`, organisation_transition_forbidden before it is approved,
 * quota_reached.
 */
export const createApiKey =
  ({ db, clock, mails }: CreateApiKeyDeps) =>
  (
    accountId: string,
    organisationId: string,
    body: ApiKeyBody,
    proOrigin: string,
  ): Promise<CreatedApiKey> =>
    db.$transaction(async (tx) => {
      assertScopes(body);
      const { status, name: organisation } = await lockAsOwner(tx, accountId, organisationId);
      if (status !== 'approved') throw new Problem('organisation_transition_forbidden');
      const now = clock.now();
      const { kind, name, expiresInDays } = body;
      const created = await insertKey(tx, {
        id: uuidv7({ msecs: now.getTime() }),
        organisationId,
        kind,
        name,
        scopes: withIncluded(body.scopes),
        createdBy: accountId,
        createdAt: now,
        expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs),
      });
      await organisationsRepository(tx).note({
        organisationId,
        action: 'api-key-created',
        actorId: accountId,
        detail: { keyId: created.apiKey.id, kind, scopes: created.apiKey.scopes },
        now,
      });
      const about = { organisationId, organisation, proOrigin, isRotation: false };
      await mailNewKey({ mails }, tx, created.apiKey, about);
      return created;
    });
