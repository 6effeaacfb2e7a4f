import type { ApiKeyKind, ApiKeyScope } from '@parages/contracts/vocabulary/organisations/api-keys';
import { expect } from 'vitest';
import type { Api } from '../servers/start-api.ts';
import type { User } from '../signed-in.ts';

type Draft = { kind?: ApiKeyKind; scopes?: ApiKeyScope[]; name?: string; expiresInDays?: number };

/** A key that an owner creates, as a caller for `send`. A secret key has all scopes by default. */
export async function createKey(
  api: Api,
  owner: User,
  organisationId: string,
  { kind = 'secret', ...draft }: Draft = {},
): Promise<{ key: string; keyId: string; caller: User }> {
  const scopes: ApiKeyScope[] = ['events:write', 'imports:write', 'statistics:read'];
  const body = { kind, name: 'Site', scopes: kind === 'secret' ? scopes : [], ...draft };
  const created = await api.send('POST', `/org/organisations/${organisationId}/api-keys`, {
    as: owner,
    body,
  });
  expect({ status: created.status, body: created.body }).toMatchObject({ status: 201 });
  const key = String(created.body.key);
  const keyId = String(created.body.apiKey.id);
  return { key, keyId, caller: keyCaller(key) };
}

export const keyCaller = (key: string): User => ({
  id: '',
  email: '',
  headers: { authorization: `Bearer ${key}` },
});
