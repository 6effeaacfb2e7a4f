import type { Form, Request } from '../client/client.ts';
import type { Operation } from '../contract/operations.ts';
import type { PrincipalName } from '../world/principals.ts';
import type { VersionOf } from './case.ts';
import type { NameValue } from './names.ts';
import type { Random } from './random.ts';
import { type Fullness, makeValid } from './values.ts';

export type Values = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
};

// Node itself refuses longer request heads, so hostile text in an address must be shorter.
const longestPart = 12_000;
const longestAddress = 13_000;

/**
 * Encodes a lone surrogate as U+FFFD, where `encodeURIComponent` throws; cuts the result at 12,000
 * characters.
 */
export function encodePart(value: unknown): string {
  const encoded = [...Buffer.from(String(value), 'utf8')]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('')
    .slice(0, longestPart);
  return encoded.replace(/%.?$/, '');
}

export function drawValues(
  operation: Operation,
  named: NameValue,
  random: Random,
  fullness: Fullness,
): Values {
  const draw = (where: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters
        .filter(
          (one) =>
            one.in === where &&
            (where === 'path' || one.required || fullness === 'all' || random.chance(0.5)),
        )
        .map(({ name, schema }) => [
          name,
          (schema.enum === undefined ? named(name, random) : undefined) ??
            makeValid(schema, { random, named, fullness }),
        ]),
    );
  const body =
    operation.body === undefined
      ? undefined
      : makeValid(operation.body.schema, { random, named, fullness });
  return { path: draw('path'), query: draw('query'), body };
}

const smallFile = {
  name: 'bal.csv',
  type: 'text/csv',
  bytes: Buffer.from('ext_id;title\n1;Bal\n'),
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function toForm(body: unknown): Form {
  const fields = Object.entries(isRecord(body) ? body : {}).filter(([name]) => name !== 'file');
  return [
    ...fields.map(([name, value]) => ({ name, value: String(value) })),
    { name: 'file', file: smallFile },
  ];
}

export function writeRequest({ method, path, body: declared }: Operation, values: Values): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(values.path[name]));
  const query = Object.entries(values.query).map(([name, value]) => `${name}=${encodePart(value)}`);
  const address = (query.length === 0 ? filled : `${filled}?${query.join('&')}`).slice(
    0,
    longestAddress,
  );
  if (declared === undefined) return { method, path: address };
  return {
    method,
    path: address,
    body:
      declared.type === 'multipart/form-data'
        ? toForm(values.body)
        : (JSON.stringify(values.body) ?? ''),
  };
}

const readPaths: readonly [piece: string, path: (values: Values) => string][] = [
  ['{campaignId}', ({ path }) => `/api/v1/org/campaigns/${encodePart(path.campaignId)}`],
  ['{poiId}', ({ path }) => `/api/v1/org/pois/${encodePart(path.poiId)}`],
  [
    '{organisationId}',
    ({ path }) => `/api/v1/moderation/organisations/${encodePart(path.organisationId)}`,
  ],
];

export function versionOf(operation: Operation, values: Values): VersionOf | undefined {
  const place = operation.parameters.some(({ name }) => name === 'version')
    ? 'query'
    : operation.body?.type === 'multipart/form-data'
      ? 'form'
      : 'body';
  const takesVersion =
    place === 'query' || operation.body?.schema.properties?.version !== undefined;
  if (!takesVersion) return undefined;
  const isOwn = operation.path.startsWith('/api/v1/org/organisations');
  const found = readPaths.find(([piece]) => operation.path.includes(piece));
  if (found === undefined) return undefined;
  const readPath = isOwn
    ? `/api/v1/org/organisations/${encodePart(values.path.organisationId)}`
    : found[1](values);
  return { readPath, place };
}

export const keyOfAttacker: PrincipalName = 'keyC';

/** `isByKey`: prefers the key of the attacker, where the operation accepts keys. */
export function callerOf(
  { access, keyScope }: Operation,
  { isByKey = false }: { isByKey?: boolean } = {},
): PrincipalName {
  if (isByKey && keyScope !== undefined) return keyOfAttacker;
  if (access === 'public') return 'visitor';
  if (access === 'session' || access === 'verified') return 'ownerC';
  return access.includes('poi_editor') || access.includes('camp_editor') ? 'ownerC' : 'admin';
}

export const selfDestructive = new Set(['deleteSessions', 'deleteUser', 'changePassword']);

export const changesRights = new Set([
  ...selfDestructive,
  'createOrganisation',
  'acceptInvitation',
]);
