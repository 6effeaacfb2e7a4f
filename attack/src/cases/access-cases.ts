import type { Answer } from '../client/client.ts';
import { problemCode } from '../contract/answers.ts';
import type { Access, Operation } from '../contract/operations.ts';
import type { Principal, PrincipalKey } from '../world/principals.ts';
import type { World } from '../world/world.ts';
import { type Case, caseId, type Fault } from './case.ts';
import { naming, unknownThings } from './names.ts';
import { randomOf } from './random.ts';
import { changesRights, drawValues, writeRequest } from './requests.ts';

const guardCodes = [
  'session_missing',
  'email_unverified',
  'permission_missing',
  'api_key_not_accepted',
  'api_key_scope_missing',
];

export function refusalOf(access: Access, { worth }: Pick<Principal, 'worth'>): string | undefined {
  if (access === 'public') return undefined;
  if (worth === undefined) return 'session_missing';
  if (access === 'session') return undefined;
  if (!worth.isVerified) return 'email_unverified';
  if (access === 'verified') return undefined;
  return access.some((permission) => worth.permissions.includes(permission))
    ? undefined
    : 'permission_missing';
}

/** The refusal of a key, which counts alone beside any session. */
export function keyRefusalOf(
  { keyScope }: Pick<Operation, 'keyScope'>,
  { scopes, refusal }: PrincipalKey,
): string | undefined {
  if (keyScope === undefined) return 'api_key_not_accepted';
  if (refusal !== undefined) return refusal;
  return scopes.includes(keyScope) ? undefined : 'api_key_scope_missing';
}

/** The refusal that the guard of an operation gives a principal; undefined when it lets it pass. */
export const guardRefusalOf = (
  operation: Operation,
  { worth, key }: Pick<Principal, 'worth' | 'key'>,
): string | undefined =>
  key === undefined ? refusalOf(operation.access, { worth }) : keyRefusalOf(operation, key);

function judgeAccess(expected: string | undefined, answer: Answer): Fault | undefined {
  const code = problemCode(answer);
  const isGuarded = guardCodes.includes(code) || answer.status === 401;
  if (expected === undefined ? !isGuarded : code === expected) return undefined;
  return {
    measure: 'access',
    what: `expected ${expected ?? 'to pass'}, answered ${answer.status} ${code}`,
  };
}

// Values of these need another permission than the operation itself.
const narrowing = ['owner'];
/** Leaves out what needs another permission than the operation. */
export const guardedBy = <Value>(query: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !narrowing.includes(name)));

/**
 * The ids are unknown, so that only the access guard decides. Operations that change rights come
 * last, so that other cases meet the original rights.
 */
export function accessCases(operations: readonly Operation[], world: World, seed: number): Case[] {
  const rank = ({ id }: Operation): number =>
    Number(changesRights.has(id)) + Number(id === 'deleteSessions');
  const ordered = [...operations].sort((one, other) => rank(one) - rank(other));
  const cells = ordered.flatMap((operation) =>
    [...world.principals.values()].map((principal) => ({ operation, principal })),
  );
  return cells
    .filter(
      ({ operation, principal }) =>
        !(changesRights.has(operation.id) && principal.name === 'expendable'),
    )
    .map(({ operation, principal }, index) => {
      const values = drawValues(
        operation,
        naming(unknownThings),
        randomOf(`access:${seed}:${operation.id}`),
        'all',
      );
      const expected = guardRefusalOf(operation, principal);
      return {
        id: caseId('access', seed, index),
        kind: 'access',
        as: principal.name,
        operation,
        title: `${operation.id} as ${principal.name}`,
        request: writeRequest(operation, { ...values, query: guardedBy(values.query) }),
        judge: (answer) => judgeAccess(expected, answer),
      };
    });
}
