import { type Permission, permissions } from '@parages/contracts/vocabulary/accounts/permissions';
import { sessionLimits } from '@parages/contracts/vocabulary/limits';
import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import { Problem } from '../problems/problem.ts';
import { type ReadViewer, type Viewer, viewerOf } from './viewer.ts';

/** Who may call a route. Every route names one; from `verified` on, the address of the account has been verified. */
export const accesses = ['public', 'session', 'verified', ...permissions] as const;
/** One of them, or several permissions any of which is enough. */
export type Access = (typeof accesses)[number] | readonly Permission[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    problems?: readonly ProblemCode[];
    /** For acts that cannot be undone: the session must have begun within the last quarter of an hour. */
    freshSignIn?: true;
  }
}

// Pages a library registers by itself and that anybody may read.
const libraryPages = ['/api/docs'];
// The permissions any of which is enough; none when a session is.
const wantedBy = (access: Access): readonly Permission[] =>
  typeof access === 'string' ? permissions.filter((permission) => permission === access) : access;
const isKnown = (access: Access | undefined): boolean =>
  typeof access === 'string'
    ? accesses.includes(access)
    : access !== undefined && access.length > 0;

/** Why a route of this access may refuse a caller, the first reason first. */
export function accessProblems(access: Access, freshSignIn?: true): readonly ProblemCode[] {
  if (freshSignIn) return [...accessProblems(access), 'sign_in_too_old'];
  if (access === 'public') return [];
  if (access === 'session') return ['session_missing'];
  if (access === 'verified') return ['session_missing', 'email_unverified'];
  return ['session_missing', 'email_unverified', 'permission_missing'];
}

/** What is missing to whoever asks; undefined when nothing is. */
export function refusalOf(access: Access, viewer: Viewer | null): ProblemCode | undefined {
  if (access === 'public') return undefined;
  if (viewer === null) return 'session_missing';
  if (access === 'session') return undefined;
  if (!viewer.isVerified) return 'email_unverified';
  const wanted = wantedBy(access);
  return wanted.length > 0 && !wanted.some((permission) => viewer.permissions.includes(permission))
    ? 'permission_missing'
    : undefined;
}

/** Whether the session of a viewer began so recently that it proves who sits there. */
const isFreshSignIn = ({ signedInAt }: Viewer, now: Date): boolean =>
  signedInAt !== undefined && now.getTime() - signedInAt <= sessionLimits.freshSignInMs;

function assertDeclared(route: RouteOptions): void {
  if (libraryPages.some((page) => route.url === page || route.url.startsWith(`${page}/`))) return;
  const name = `${String(route.method)} ${route.url}`;
  const { access, problems: declared = [], freshSignIn } = route.config ?? {};
  if (!isKnown(access)) throw new Error(`Route ${name} names no access: set config.access`);
  if (freshSignIn && access === 'public')
    throw new Error(`Route ${name} wants a fresh sign-in and is public`);
  for (const code of declared)
    if (!(code in problems)) throw new Error(`Route ${name} declares an unknown problem: ${code}`);
  const isApi = route.url.startsWith('/api/v1/');
  if (isApi && route.method !== 'HEAD' && route.schema?.operationId === undefined)
    throw new Error(`Route ${name} has no operationId`);
}

type AccessOptions = { readViewer: ReadViewer; clock: Clock };

const readingMethods = ['GET', 'HEAD'];

// Before anything else is read: nobody learns from a wrong field what a route expects that is not for him.
function guard({ readViewer, clock }: AccessOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { access = 'public', freshSignIn } = request.routeOptions.config;
    if (access === 'public') return;
    reply
      .header('cache-control', 'private, no-store')
      .header('cross-origin-resource-policy', 'same-origin');
    // A permission that was taken back is refused on the next write, whatever the session remembers.
    const isFresh = wantedBy(access).length > 0 && !readingMethods.includes(request.method);
    request.viewer = await readViewer(request, reply, { isFresh });
    const refusal = refusalOf(access, request.viewer);
    if (refusal !== undefined) throw new Problem(refusal);
    if (freshSignIn && !isFreshSignIn(viewerOf(request), clock.now()))
      throw new Problem('sign_in_too_old');
  };
}

/** Stops the boot when a route forgot to say who may call it, and refuses whoever may not. Register it before any route. */
export const routeAccess = fp(async (app: FastifyInstance, options: AccessOptions) => {
  app.decorateRequest('viewer', null);
  app.addHook('onRoute', assertDeclared);
  app.addHook('onRequest', guard(options));
});
