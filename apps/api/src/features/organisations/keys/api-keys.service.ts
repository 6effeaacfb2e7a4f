import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import { createApiKey } from './create-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { readApiKey } from './read-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { rotateApiKey } from './rotate-api-key.ts';

export const apiKeysService = (deps: { db: Db; clock: Clock; mails: MailsService }) => ({
  list: listApiKeys(deps),
  create: createApiKey(deps),
  rotate: rotateApiKey(deps),
  revoke: revokeApiKey(deps),
});

export type ApiKeysService = ReturnType<typeof apiKeysService>;

/** For the platform, which authenticates requests before any capability sees them. */
export const apiKeyReader = readApiKey;
