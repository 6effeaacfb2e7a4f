// Every operation of the contract with every kind of caller by API key.
import type { ApiKeyScope } from '@parages/contracts/vocabulary/organisations/api-keys';
import { describe, expect, it } from 'vitest';
import { newKey } from '../src/features/organisations/keys/key-format.ts';
import { openEditor } from './editor.ts';
import { createKey, keyCaller } from './records/create-key.ts';
import { type Api, type Method, startApi } from './servers/start-api.ts';
import type { User } from './signed-in.ts';

/** Operations that accept a key by a scope beside `public:read`. All others refuse every key. */
const accepted: Record<Exclude<ApiKeyScope, 'public:read'>, readonly string[]> = {
  'events:read': [
    'getOrganisation',
    'getOrganiserPoi',
    'getOrganiserPoiHistory',
    'getPoiByExternalId',
    'listFeatures',
    'listMediaFiles',
    'listMyOrganisations',
    'listOrganiserPois',
    'listReusableContent',
  ],
  'events:write': [
    'actOnPois',
    'addMediaFileToPoi',
    'addMediaFileToPoiByUrl',
    'addPoiTrace',
    'archivePoi',
    'confirmPoiPlace',
    'createOrganiserPoi',
    'deleteMediaFile',
    'deletePoiByExternalId',
    'deletePoiDraft',
    'deletePoiTrace',
    'discardPoiRevision',
    'duplicatePoi',
    'listPoiDateStates',
    'orderMediaFiles',
    'publishPoi',
    'putPoiByExternalId',
    'putPois',
    'revisePoi',
    'searchAddressPosition',
    'setPoiDateState',
    'setPoiLiveState',
    'submitPoi',
    'updateMediaFile',
    'updateOrganiserPoiCategories',
    'updateOrganiserPoiContacts',
    'updateOrganiserPoiDates',
    'updateOrganiserPoiPlace',
    'updateOrganiserPoiPrices',
    'updateOrganiserPoiTraces',
    'withdrawPoi',
  ],
  'imports:write': [
    'cancelImport',
    'chooseImportColumns',
    'confirmImport',
    'createImport',
    'getImport',
    'getImportErrorFile',
    'getImportExample',
    'getImportFile',
    'getImportReading',
    'listImportFindings',
    'listImports',
    'validateImportEvent',
  ],
  'statistics:read': ['getOrganisationStatistics', 'getPoiStatistics'],
};

type Documented = {
  operationId: string;
  'x-access': string | string[];
  security: Record<string, string[]>[];
};
type Operation = { id: string; method: Method; path: string; scope: string | undefined };

async function listOperations(api: Api): Promise<(Operation & { isPublic: boolean })[]> {
  const { body } = await api.get('/api/openapi.json');
  return Object.entries(body.paths as Record<string, Record<string, Documented>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, security, ...declared }]) => ({
        id: operationId,
        method: method.toUpperCase() as Method,
        path: path.replace(/\{[^}]+\}/g, '018f0000-0000-7000-8000-000000000000'),
        scope: security.flatMap(({ apiKey = [] }) => apiKey)[0],
        isPublic: declared['x-access'] === 'public',
      })),
  );
}

async function call(api: Api, { method, path }: Operation, as: User) {
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const { status, body } = await api.request[verb](path).set(as.headers);
  return `${status} ${body.code ?? ''}`;
}

async function open() {
  const api = await startApi();
  const { editor, organisation } = await openEditor(api);
  const create = createKey.bind(null, api, editor, organisation.id);
  return { api, create, operations: await listOperations(api) };
}

describe('API keys', () => {
  it('are accepted by the operations listed here and by public reads, as the document says', async () => {
    const { operations } = await open();
    const declared: Record<string, string[]> = {};
    for (const { id, scope } of operations)
      if (scope !== undefined && scope !== 'public:read')
        declared[scope] = [...(declared[scope] ?? []), id].toSorted();
    expect(declared).toEqual(accepted);
    const unlocked = operations.filter(({ scope }) => scope === 'public:read');
    expect(unlocked.every(({ isPublic, method }) => isPublic && method === 'GET')).toBe(true);
    expect(unlocked.length).toBeGreaterThanOrEqual(20);
  });

  it('with one scope get past the guard of its operations alone: elsewhere 403 api_key_scope_missing or api_key_not_accepted', async () => {
    const { api, create, operations } = await open();
    const callers: [User, readonly string[]][] = [
      [(await create({ kind: 'publishable' })).caller, ['public:read']],
      [(await create({ scopes: ['events:read'] })).caller, ['public:read', 'events:read']],
      [(await create({ scopes: ['imports:write'] })).caller, ['public:read', 'imports:write']],
      [(await create({ scopes: ['statistics:read'] })).caller, ['public:read', 'statistics:read']],
    ];
    for (const [caller, scopes] of callers)
      for (const operation of operations) {
        const { id, scope } = operation;
        const answer = await call(api, operation, caller);
        const named = `${scopes.join(' ')} → ${id}: ${answer}`;
        if (scope === undefined) expect(named).toMatch(/403 api_key_not_accepted$/);
        else if (!scopes.includes(scope)) expect(named).toMatch(/403 api_key_scope_missing$/);
        else expect(named).not.toMatch(/api_key|40[13]/);
      }
  });

  it('that are unknown or revoked get 401 from each operation that accepts keys, 403 api_key_not_accepted from the others', async () => {
    const { api, create, operations } = await open();
    const revoked = await create({});
    await api.db.apiKey.update({
      where: { id: revoked.keyId },
      data: { revokedAt: api.clock.now() },
    });
    for (const [caller, code] of [
      [keyCaller(newKey('secret').key), '401 api_key_unknown'],
      [revoked.caller, '401 api_key_revoked'],
    ] as const)
      for (const operation of operations)
        expect(`${operation.id} ${await call(api, operation, caller)}`).toBe(
          `${operation.id} ${operation.scope === undefined ? '403 api_key_not_accepted' : code}`,
        );
  });
});
