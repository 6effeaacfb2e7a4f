import { type Permission, permissions } from '@parages/contracts/vocabulary/accounts/permissions';
import { sessionLimits } from '@parages/contracts/vocabulary/limits';
import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix } from '../api-prefix.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../problems/problem.ts';
import { admitKey, apiKeyScopeOf, type ReadApiKey, readKeyOrViewer } from './api-keys.ts';
import { type ReadViewer, type Viewer, viewerOf } from './viewer.ts';

/** Every level except `public` and `session` requires a verified address. */
export const accesses = ['public', 'session', 'verified', ...permissions] as const;
/** One access level, or several permissions of which any one suffices. */
export type Access = (typeof accesses)[number] | readonly Permission[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    problems?: readonly ProblemCode[];
    /** For irreversible acts: the sign-in must be at most a quarter of an hour old. */
    freshSignIn?: true;
  }
}

// Public routes that libraries register: the documentation, and the preflight of @fastify/cors.
const libraryPages = ['/api/docs'];
const isOfLibrary = ({ method, url }: RouteOptions): boolean =>
  (method === 'OPTIONS' && url === '*') ||
  libraryPages.some((page) => url === page || url.startsWith(`${page}/`));
const permissionsOf = (access: Access): readonly Permission[] =>
  typeof access === 'string' ? permissions.filter((permission) => permission === access) : access;
const isKnown = (access: Access | undefined): boolean =>
  typeof access === 'string'
    ? accesses.includes(access)
    : access !== undefined && access.length > 0;

/** Returns the reasons for which the route may refuse a caller, in the order of the checks. */
export function accessProblems(access: Access, freshSignIn?: true): readonly ProblemCode[] {
  if (freshSignIn) return [...accessProblems(access), 'sign_in_too_old'];
  if (access === 'public') return [];
  if (access === 'session') return ['session_missing'];
  if (access === 'verified') return ['session_missing', 'email_unverified'];
  return ['session_missing', 'email_unverified', 'permission_missing'];
}

/** Returns the reasons for which the route may refuse an API key. */
export const apiKeyProblems = (route: Parameters<typeof apiKeyScopeOf>[0]): ProblemCode[] =>
  apiKeyScopeOf(route) === undefined
    ? ['api_key_not_accepted']
    : [
        'api_key_unknown',
        'api_key_expired',
        'api_key_revoked',
        'api_key_suspended',
        'api_key_scope_missing',
      ];

/** Returns the reason for refusing the viewer; undefined when access is granted. */
export function refusalOf(access: Access, viewer: Viewer | null): ProblemCode | undefined {
  if (access === 'public') return undefined;
  if (viewer === null) return 'session_missing';
  if (access === 'session') return undefined;
  if (!viewer.isVerified) return 'email_unverified';
  const required = permissionsOf(access);
  return required.length > 0 &&
    !required.some((permission) => viewer.permissions.includes(permission))
    ? 'permission_missing'
    : undefined;
}

const isFreshSignIn = ({ signedInAt }: Viewer, now: Date): boolean =>
  signedInAt !== undefined && now.getTime() - signedInAt <= sessionLimits.freshSignInMs;

// A key has no session and no permission of the team.
const isForKeys = (access: Access | undefined): boolean =>
  access === 'public' ||
  access === 'verified' ||
  [access].flat().some((one) => one === 'poi_editor');

function assertDeclared(route: RouteOptions): void {
  if (isOfLibrary(route)) return;
  const name = `${String(route.method)} ${route.url}`;
  const { access, problems: declared = [], freshSignIn } = route.config ?? {};
  if (!isKnown(access)) throw new Error(`Route ${name} names no access: set config.access`);
  if (freshSignIn && access === 'public')
    throw new Error(`Route ${name} requires a fresh sign-in but is public`);
  if (route.config?.apiKey !== undefined && (freshSignIn || !isForKeys(access)))
    throw new Error(`Route ${name} accepts API keys but not organisers`);
  for (const code of declared)
    if (!(code in problems)) throw new Error(`Route ${name} declares an unknown problem: ${code}`);
  const isApi = route.url.startsWith(`${apiPrefix}/`);
  if (isApi && route.method !== 'HEAD' && route.schema?.operationId === undefined)
    throw new Error(`Route ${name} has no operationId`);
}

type AccessOptions = { readViewer: ReadViewer; readApiKey: ReadApiKey; clock: Clock };

const readingMethods = ['GET', 'HEAD'];

// Runs before validation, so that a refused caller learns nothing of the schema.
function guard({ readViewer, readApiKey, clock }: AccessOptions) {
  const readCaller = readKeyOrViewer(readViewer);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { access = 'public', freshSignIn } = request.routeOptions.config;
    request.apiKey = request.is404 ? null : await admitKey(request, reply, readApiKey);
    if (access === 'public') return;
    reply
      .header('cache-control', 'private, no-store')
      .header('cross-origin-resource-policy', 'same-origin');
    // A write that needs a permission reads it from the session core, so that a revoked one is
    // refused at once.
    const isFresh = permissionsOf(access).length > 0 && !readingMethods.includes(request.method);
    request.viewer = await readCaller(request, reply, { isFresh });
    const refusal = refusalOf(access, request.viewer);
    if (refusal !== undefined) throw new Problem(refusal);
    if (freshSignIn && !isFreshSignIn(viewerOf(request), clock.now()))
      throw new Problem('sign_in_too_old');
  };
}

/**
 * A route that declares no access fails at start, unless a library registers it. Register this
 * before any route, because an `onRoute` hook sees only later routes.
 */
export const routeAccess = fp(async (app: FastifyInstance, options: AccessOptions) => {
  app.decorateRequest('viewer', null);
  app.decorateRequest('apiKey', null);
  app.addHook('onRoute', assertDeclared);
  app.addHook('onRequest', guard(options));
});
