import type { Answer, Request } from '../client/client.ts';
import type { Operation } from '../contract/operations.ts';
import type { PrincipalName } from '../world/principals.ts';
import type { World } from '../world/world.ts';
import { type Case, caseId, type Fault } from './case.ts';
import { randomOf } from './random.ts';

/** An empty `key` expects no value. */
export type Echo = {
  operation: string;
  as: PrincipalName;
  request: Request;
  key: string;
  value: string;
};

const get = (path: string): Request => ({ method: 'GET', path: `/api/v1${path}` });
const towns = ['tours', 'orleans', 'angers', 'le-mans'];
const members = [
  'ownerA',
  'editorA',
  'ownerB',
  'ownerC',
  'verified',
  'unverified',
  'moderator',
  'curator',
] as const;

/** `poiIds` are published events. */
export function listEchoes(world: World, poiIds: readonly string[]): Echo[] {
  const { A, B } = world.things;
  const ofOrganisation = (as: PrincipalName, id: string): Echo[] => [
    {
      operation: 'getOrganisation',
      as,
      request: get(`/org/organisations/${id}`),
      key: 'id',
      value: id,
    },
  ];
  const ofEvent = (as: PrincipalName, id: string): Echo => ({
    operation: 'getOrganiserPoi',
    as,
    request: get(`/org/pois/${id}`),
    key: 'id',
    value: id,
  });
  return [
    ...poiIds.map(
      (id): Echo => ({
        operation: 'getPoi',
        as: 'visitor',
        request: get(`/pois/${id}`),
        key: 'id',
        value: id,
      }),
    ),
    ...towns.map(
      (slug): Echo => ({
        operation: 'getTownPosition',
        as: 'visitor',
        request: get(`/towns/${slug}`),
        key: 'slug',
        value: slug,
      }),
    ),
    ...members.map(
      (name): Echo => ({
        operation: 'getUserProfile',
        as: name,
        request: get('/me'),
        key: 'id',
        value: world.people[name]?.id ?? '',
      }),
    ),
    ...ofOrganisation('ownerA', A.organisationId),
    ...ofOrganisation('ownerB', B.organisationId),
    ...[A.poiId, A.archivedPoiId, A.inReviewPoiId].map((id) => ofEvent('ownerA', id)),
    ...[B.poiId, B.archivedPoiId, B.inReviewPoiId].map((id) => ofEvent('ownerB', id)),
    // A write that reads the permissions of the account from the session core.
    ...[A.publishedPoiId, B.publishedPoiId].map(
      (id): Echo => ({
        operation: 'claimReview',
        as: 'moderator',
        request: { method: 'PUT', path: `/api/v1/moderation/pois/${id}/claim` },
        key: '',
        value: '',
      }),
    ),
  ];
}

function judgeEcho({ key, value }: Echo, answer: Answer): Fault | undefined {
  if (key === '' || answer.status !== 200)
    return answer.status < 400 || key === ''
      ? undefined
      : { measure: 'access', what: `answered ${answer.status}` };
  const found: unknown = JSON.parse(answer.text)[key];
  return found === value
    ? undefined
    : { measure: 'access', what: `asked for ${value}, answered with ${String(found)}` };
}

/** With many requests in flight, a wrong value shows that an answer belongs to another request. */
export function echoCase(
  echoes: readonly Echo[],
  operations: readonly Operation[],
  seed: number,
  index: number,
): Case {
  const echo = randomOf(`echo:${seed}:${index}`).pick(echoes);
  const operation = operations.find(({ id }) => id === echo.operation);
  return {
    id: caseId('echo', seed, index),
    kind: 'echo',
    title: `${echo.operation} ${echo.value}`,
    as: echo.as,
    request: echo.request,
    ...(operation !== undefined && { operation }),
    judge: (answer) => judgeEcho(echo, answer),
  };
}
