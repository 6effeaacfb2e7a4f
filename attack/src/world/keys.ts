import type { Call } from './calls.ts';
import type { Principal, PrincipalKey } from './principals.ts';

type Created = { key: string; apiKey: { id: string; scopes: string[] } };

const keysPath = (organisationId: string): string =>
  `/org/organisations/${organisationId}/api-keys`;

const allScopes = ['events:write', 'imports:write', 'statistics:read'];

export async function makeKey(
  call: Call,
  organisationId: string,
  kind: 'publishable' | 'secret',
  scopes: readonly string[] = kind === 'secret' ? allScopes : [],
): Promise<PrincipalKey & { id: string }> {
  const body = { kind, name: 'Attaque', scopes };
  const { key, apiKey } = await call<Created>('POST', keysPath(organisationId), body);
  return { id: apiKey.id, text: key, scopes: apiKey.scopes };
}

export async function makeRevokedKey(call: Call, organisationId: string): Promise<PrincipalKey> {
  const key = await makeKey(call, organisationId, 'secret');
  await call('DELETE', `${keysPath(organisationId)}/${key.id}`);
  return { ...key, refusal: 'api_key_revoked' };
}

export const keyPrincipal = (name: string, key: PrincipalKey, network: number): Principal => ({
  name,
  cookie: undefined,
  network,
  worth: undefined,
  key,
});
