import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import type { Role } from '@parages/contracts/vocabulary/accounts/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.ts';

/**
 * `signedInAt` is in milliseconds since 1970, and undefined for a session that an older version
 * opened.
 */
export type Viewer = {
  userId: string;
  isVerified: boolean;
  permissions: readonly Permission[];
  role: Role;
  sessionHandle?: string;
  signedInAt?: number | undefined;
};

/** `isFresh`: read permissions from the session core instead of the access token. */
export type ReadOptions = { isFresh: boolean };

/**
 * Reads the session of a request; null without one. Reading may refresh the token, which sets
 * cookies on the reply.
 */
export type ReadViewer = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: ReadOptions,
) => Promise<Viewer | null>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account; null on a public route. */
    viewer: Viewer | null;
  }
}

/**
 * The signed-in account. @throws {Problem} `session_missing` without a session, and always on a
 * public route
 */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw new Problem('session_missing');
  return request.viewer;
}
