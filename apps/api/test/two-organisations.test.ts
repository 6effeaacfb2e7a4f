// Specification: §6.7, §6.8, §7.41, §7.43, §12.11
import { teamPermissions } from '@parages/contracts/vocabulary/accounts/permissions';
import { afterAll, expect, it } from 'vitest';
import { filled } from './editor.ts';
import { pictureFolder } from './pictures/picture-bench.ts';
import { drawTestPicture } from './pictures/pictures.ts';
import { callBody, makeTwin, type Twin } from './records/twin-organisations.ts';
import { writeBuiltSites } from './servers/built-sites.ts';
import { type Api, type Method, startApi } from './servers/start-api.ts';

type Operation = {
  id: string;
  method: Method;
  path: string;
  access: string[];
  takesBody: boolean;
  isForKeys: boolean;
  query: string[];
  fields: string[];
};
type Documented = {
  operationId: string;
  'x-access'?: string | string[];
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  parameters?: { name: string; in: string }[];
};

const { folder } = pictureFolder();

/** Every operation of the contract, so that new routes are tested automatically. */
async function listOperations(api: Api): Promise<Operation[]> {
  const { body } = await api.get('/api/openapi.json');
  return Object.entries(body.paths as Record<string, Record<string, Documented>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(
        ([
          method,
          { operationId, 'x-access': access = [], requestBody, parameters = [], ...more },
        ]) => ({
          id: operationId,
          method: method.toUpperCase() as Method,
          path,
          access: [access].flat().filter((one) => one !== 'public' && one !== 'session'),
          takesBody: requestBody !== undefined,
          isForKeys: more.security?.some(({ apiKey }) => apiKey !== undefined) === true,
          query: parameters.flatMap((parameter) =>
            parameter.in === 'query' ? [parameter.name] : [],
          ),
          fields: Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
            Object.keys(schema.properties ?? {}),
          ),
        }),
      ),
  );
}

const pathIds =
  /\{(poiId|organisationId|accountId|invitationId|mediaFileId|campaignId|number|importId|sourceId|attachmentId|keyId|webhookId|deliveryId)\}/g;
const hasPathId = ({ path }: Operation): boolean => path.search(pathIds) >= 0;
const moderatorPermissions: readonly string[] = teamPermissions;
const isForModerators = ({ access }: Operation): boolean =>
  access.length > 0 && access.every((permission) => moderatorPermissions.includes(permission));

/**
 * Operations that succeed on unknown ids without an effect: a removal from the caller's own list,
 * and a visit of an unpublished event.
 */
const harmless: Record<string, number> = { removeFromFavorites: 200, countVisit: 204 };

// These tests run without a geocoder and without a session core.
const withoutService = ['searchAddressPosition', 'exportUserData'];
// A file that has not been checked yet has no error report.
const statuses: Record<string, number> = {
  ...Object.fromEntries(withoutService.map((id) => [id, 503])),
  getImportErrorFile: 409,
};
// Answers only those who may change the event, or owners.
const notForReaders = [
  'countLiveStateRecipients',
  'listPoiDateStates',
  'listApiKeys',
  'listWebhooks',
  'listWebhookDeliveries',
];
const queries: Record<string, Record<string, string>> = {
  searchAddressPosition: { locality: 'Tours' },
  searchImages: { q: 'bal' },
  searchCompanies: { q: 'bal' },
  countLiveStateRecipients: { liveState: 'cancelled' },
  releaseSourceLock: { field: 'title' },
};

const dumpDatabase = async ({ db }: Api): Promise<string> => {
  const tables = await db.$queryRawUnsafe<{ name: string }[]>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('visit_salt', 'spatial_ref_sys', 'security_event') ORDER BY 1`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ all: string }[]>(
      `SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') AS all FROM ${name} t`,
    );
    lines.push(`${name}\n${row?.all}`);
  }
  return lines.join('\n\n');
};

/**
 * The paths of an operation: one with only ids of `theirs`, and for a path with several ids one per
 * id, in which that id alone is of `mine`.
 */
function foreignPathsOf({ path }: Operation, mine: Twin, theirs: Twin): string[] {
  const fill = (ownId: string | undefined) =>
    path.replace(
      pathIds,
      (_, name: keyof Twin['ids']) => (name === ownId ? mine : theirs).ids[name],
    );
  const names = [...path.matchAll(pathIds)].map(([, name]) => name);
  return [fill(undefined), ...(names.length > 1 ? names.map(fill) : [])];
}

const sites = writeBuiltSites();
afterAll(sites.remove);

async function openTwins() {
  const api = await startApi({
    // The preview of an event is drawn by the public site, which may be being built meanwhile.
    dists: sites,
    environment: { PICTURES_FOLDER: folder(), WEBHOOK_KEY: 'a'.repeat(64) },
  });
  const picture = await drawTestPicture();
  return {
    api,
    mine: await makeTwin(api, 'mine', picture),
    theirs: await makeTwin(api, 'theirs', picture),
    picture,
  };
}

it.each([
  ['reads', true],
  ['changes', false],
])(
  'an owner, or a secret key, that %s with an id of another organisation in a path gets 404 (moderators’ routes 403, two without effect 2xx), no text of it, and changes nothing',
  async (_act, isRead) => {
    const { api, mine, theirs, picture } = await openTwins();
    const all = (await listOperations(api)).filter(hasPathId);
    expect(all.length).toBeGreaterThanOrEqual(50);
    const operations = all.filter(({ method }) => (method.toUpperCase() === 'GET') === isRead);
    expect(operations.length).toBeGreaterThanOrEqual(15);
    // The first request of the hour writes when the key was last used.
    await api.send('GET', '/org/organisations', { as: mine.key });
    const before = await dumpDatabase(api);
    for (const operation of operations) {
      const { id, method, takesBody, query, isForKeys } = operation;
      const calls = foreignPathsOf(operation, mine, theirs).flatMap((address) =>
        (isForKeys ? [mine.owner, mine.key] : [mine.owner]).map((as) => ({ address, as })),
      );
      for (const { address, as } of calls) {
        const call = api.request[method.toLowerCase() as 'get'](address).set(as.headers);
        if (query.includes('version')) call.query({ version: theirs.version });
        call.query(queries[id] ?? {});
        const answer = await callBody(call, { id, takesBody, version: theirs.version, picture });
        const expected = isForModerators(operation) ? [403] : [harmless[id] ?? 404];
        expect({ call: `${method} ${address}`, id, status: answer.status }).toEqual({
          call: `${method} ${address}`,
          id,
          status: expected[0],
        });
        expect(`${id} ${answer.text ?? ''}`).not.toContain('theirs');
      }
    }
    expect(await dumpDatabase(api)).toBe(before);
  },
);

it('an owner who sends ids of another organisation in a query or body gets 404, 409, 412 or a 200 without its data, and changes nothing', async () => {
  const { api, mine, theirs } = await openTwins();
  const { poiId, organisationId, mediaFileId } = theirs.ids;
  const { messageId } = theirs;
  const version = mine.version;
  const externalPath = '/org/pois/by-external-id/agenda/theirs';
  const bulk = { items: [{ source: 'agenda', extId: 'theirs', poi: { dates: filled.dates } }] };
  const before = await dumpDatabase(api);
  const calls: [Method, string, { query?: Record<string, string>; body?: object }, number][] = [
    ['POST', '/org/pois', { body: { organisationId, label: 'Bal' } }, 404],
    ['POST', `/org/pois/${mine.ids.poiId}/duplication`, { body: { organisationId } }, 404],
    ['GET', `/org/pois/${mine.ids.poiId}/conversation`, { query: { before: messageId } }, 200],
    ['PUT', `/org/pois/${mine.ids.poiId}/conversation/read`, { body: { readId: messageId } }, 200],
    [
      'POST',
      `/org/pois/${mine.ids.poiId}/conversation`,
      { body: { id: messageId, text: 'Prise' } },
      409,
    ],
    [
      'POST',
      `/org/pois/${mine.ids.poiId}/conversation`,
      { body: { id: organisationId, text: 'Prise', attachmentIds: [theirs.ids.attachmentId] } },
      404,
    ],
    ['GET', '/org/pois', { query: { organisationId } }, 200],
    ['GET', externalPath, { query: { organisationId } }, 404],
    ['PUT', externalPath, { query: { organisationId }, body: { dates: filled.dates } }, 404],
    ['DELETE', externalPath, { query: { organisationId } }, 404],
    ['POST', '/org/pois/bulk', { query: { organisationId }, body: bulk }, 404],
    [
      'POST',
      '/org/pois/acts',
      { body: { act: 'archival', confirmation: 1, items: [{ poiId, version: theirs.version }] } },
      200,
    ],
    ['GET', '/org/reusable-content', { query: { organisationId } }, 200],
    ['GET', `/org/pois/${mine.ids.poiId}/history`, { query: { before: theirs.historyId } }, 200],
    ['PUT', `/org/pois/${mine.ids.poiId}/images`, { body: { version, ids: [mediaFileId] } }, 412],
    [
      'PATCH',
      `/media/${mine.ids.mediaFileId}`,
      { query: { poiId }, body: { title: 'Prise' } },
      404,
    ],
    ['DELETE', `/media/${mine.ids.mediaFileId}`, { query: { poiId } }, 404],
    [
      'PATCH',
      `/media/${mediaFileId}`,
      { query: { poiId: mine.ids.poiId }, body: { title: 'Prise' } },
      404,
    ],
    ['DELETE', `/media/${mediaFileId}`, { query: { poiId: mine.ids.poiId } }, 404],
    ['POST', '/org/campaigns', { body: { poiId, startDate: '2026-07-01', weeks: 1 } }, 404],
    ['PATCH', `/org/campaigns/${mine.ids.campaignId}`, { body: { version: 1, poiId } }, 404],
    ['GET', '/org/campaigns', { query: { organisationId } }, 200],
    ['GET', '/imports', { query: { organisationId } }, 404],
    ['GET', '/org/sources', { query: { organisationId } }, 404],
    ['POST', '/org/sources', { body: { organisationId, url: 'https://a.example/' } }, 404],
    ['GET', '/pois/cards', { query: { ids: poiId, lon: '0.7', lat: '47.4' } }, 200],
  ];
  for (const [method, path, sent, status] of calls) {
    const answer = await api.send(method, path, { as: mine.owner, ...sent });
    expect([method, path, answer.status]).toEqual([method, path, status]);
    expect(answer.text).not.toContain('theirs');
  }
  const sent = await api.request
    .post('/api/v1/imports')
    .set(mine.owner.headers)
    .field('organisationId', organisationId)
    .attach('file', Buffer.from('ext_id;title\n1;Prise\n'), 'prise.csv');
  expect([sent.status, sent.body.code]).toEqual([404, 'organisation_not_found']);
  expect(await dumpDatabase(api)).toBe(before);
});

it('in the OpenAPI document only moderators’ operations and twenty-eight listed ones take ids in a query or a body', async () => {
  const { api } = await openTwins();
  const naming = (await listOperations(api)).filter(
    (operation) =>
      !isForModerators(operation) &&
      [...operation.query, ...operation.fields].some((name) => /^(before|ids|.+Ids?)$/.test(name)),
  );
  const known = [
    'createOrganiserPoi',
    'duplicatePoi',
    'listOrganiserPois',
    'listReusableContent',
    'getOrganiserPoiHistory',
    'orderMediaFiles',
    'getPoiByExternalId',
    'putPoiByExternalId',
    'deletePoiByExternalId',
    'putPois',
  ];
  const ofPictures = ['updateMediaFile', 'deleteMediaFile', 'listPoiCards'];
  const ofCampaigns = ['listCampaigns', 'createCampaign', 'updateCampaign'];
  const ofImports = ['createImport', 'listImports'];
  const ofSources = ['attachFollowedSource', 'listFollowedSources'];
  const ofConversations = [
    'getPoiConversation',
    'getOrganisationConversation',
    'readPoiConversation',
    'sendPoiMessage',
    'sendOrganisationMessage',
    'readOrganisationConversation',
  ];
  // Visitors' operations ignore unknown ids, and published events are visible to all.
  const ofVisitors = ['getPoisByAddressDistance', 'countImpressions'];
  expect(naming.map(({ id }) => id).sort()).toEqual(
    [
      ...known,
      ...ofPictures,
      ...ofCampaigns,
      ...ofImports,
      ...ofSources,
      ...ofConversations,
      ...ofVisitors,
    ].sort(),
  );
});

it('the answers to GET requests of an owner, a reader and a secret key contain no text or id of another organisation', async () => {
  const { api, mine, theirs } = await openTwins();
  const operations = (await listOperations(api)).filter(
    (operation) => operation.method === 'GET' && operation.access.length > 0,
  );
  const readable = operations.filter(
    (operation) =>
      !isForModerators(operation) && !/\{(siren|kind|theme|token|extId)\}/.test(operation.path),
  );
  expect(readable.length).toBeGreaterThanOrEqual(15);
  for (const as of [mine.owner, mine.reader, mine.key])
    for (const operation of readable.filter(({ isForKeys }) => as !== mine.key || isForKeys)) {
      const own = { ...mine, ids: { ...mine.ids, accountId: as.id } };
      const [path = ''] = foreignPathsOf(operation, own, own);
      const query = {
        ...(operation.query.includes('lon') && { lon: 0.7, lat: 47.4 }),
        ...queries[operation.id],
        ...(operation.id === 'listReusableContent' && {
          organisationId: own.ids.organisationId,
        }),
      };
      const { status, text } = await api.send('GET', path, { as, query });
      const isRefused = as === mine.reader && notForReaders.includes(operation.id);
      const expected = isRefused ? 403 : (statuses[operation.id] ?? 200);
      expect([operation.id, status]).toEqual([operation.id, expected]);
      for (const secret of ['theirs', ...Object.values(theirs.ids)])
        expect(`${operation.id} ${text}`).not.toContain(secret);
    }
});
