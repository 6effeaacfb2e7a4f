import type { ApiKeyKind, ApiKeyScope } from '@parages/contracts/vocabulary/organisations/api-keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiPrefix } from '../api-prefix.ts';
import { allowAnyOrigin } from '../edge/key-preflight.ts';
import { Problem } from '../problems/problem.ts';
import type { ReadViewer, Viewer } from './viewer.ts';

/** An organisation's key that authenticates a request. */
export type KeyHolder = {
  id: string;
  /** In the place of an account's id. */
  actorId: string;
  organisationId: string;
  kind: ApiKeyKind;
  scopes: readonly ApiKeyScope[];
};

/** @throws {Problem} api_key_unknown, api_key_revoked, api_key_expired, api_key_suspended */
export type ReadApiKey = (key: string) => Promise<KeyHolder>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Scope of the API keys that the route accepts; without it, a route refuses every key. Public
     * reads under `/api/v1` accept `public:read` without naming it.
     */
    apiKey?: ApiKeyScope;
  }
  interface FastifyRequest {
    /** The key that authenticates the request; null for other callers. */
    apiKey: KeyHolder | null;
  }
}

type Route = {
  method: string | string[];
  url?: string | undefined;
  config?: { access?: unknown; apiKey?: ApiKeyScope; isNeverStored?: true } | undefined;
};

const readingMethods = ['GET', 'HEAD'];

/** The scope of the keys that a route accepts; undefined when it accepts none. */
export function apiKeyScopeOf({ method, url = '', config = {} }: Route): ApiKeyScope | undefined {
  if (config.apiKey !== undefined) return config.apiKey;
  const isPublicRead =
    config.access === 'public' &&
    !config.isNeverStored &&
    url.startsWith(`${apiPrefix}/`) &&
    [method].flat().every((one) => readingMethods.includes(one));
  return isPublicRead ? 'public:read' : undefined;
}

// The schemes of HTTP authentication are compared without regard to case (RFC 9110, section 11.1).
const bearer = /^bearer +(parages_.*)$/i;
const keyInUrl = /parages_(?:pk|sk)_/i;

/**
 * The API key of the header `Authorization`; undefined when there is none. The access tokens of
 * sessions do not begin with `parages_`.
 * @throws {Problem} api_key_in_query for a key in the address
 */
function presentedKey({ url, headers }: FastifyRequest): string | undefined {
  if (keyInUrl.test(url)) throw new Problem('api_key_in_query');
  return bearer.exec(headers.authorization ?? '')?.[1];
}

const writingScopes: readonly ApiKeyScope[] = ['events:write', 'imports:write'];

/** A key acts as an editor of its organisation, never as a moderator. */
const viewerOfKey = ({ actorId, scopes }: KeyHolder): Viewer => ({
  userId: actorId,
  isVerified: true,
  permissions: scopes.some((scope) => writingScopes.includes(scope)) ? ['poi_editor'] : [],
  role: 'organizer',
});

/** Reads no session for a request with a key: the key alone counts. */
export const readKeyOrViewer =
  (readViewer: ReadViewer): ReadViewer =>
  async (request, ...rest) =>
    request.apiKey === null ? readViewer(request, ...rest) : viewerOfKey(request.apiKey);

/** Like `readKeyOrViewer`, but a key without the scope is anonymous. */
export const readScopedKeyOrViewer =
  (readViewer: ReadViewer, scope: ApiKeyScope): ReadViewer =>
  async (request, ...rest) =>
    request.apiKey !== null && !request.apiKey.scopes.includes(scope)
      ? null
      : readKeyOrViewer(readViewer)(request, ...rest);

/**
 * Authenticates a request by its API key; undefined without one.
 * @throws {Problem} those of `presentedKey` and `ReadApiKey`, api_key_not_accepted,
 * api_key_scope_missing
 */
export async function admitKey(
  request: FastifyRequest,
  reply: FastifyReply,
  readKey: ReadApiKey,
): Promise<KeyHolder | null> {
  const key = presentedKey(request);
  if (key === undefined) return null;
  if (key.startsWith('parages_pk_')) allowAnyOrigin(reply);
  const { url, config, method } = request.routeOptions;
  const scope = apiKeyScopeOf({ method, url, config });
  // Such a route does not say whether the key exists.
  if (scope === undefined) throw new Problem('api_key_not_accepted');
  const holder = await readKey(key);
  if (!holder.scopes.includes(scope))
    throw new Problem('api_key_scope_missing', `The key lacks the scope ${scope}`);
  return holder;
}
