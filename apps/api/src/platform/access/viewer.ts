import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import type { Role } from '@parages/contracts/vocabulary/accounts/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.ts';

/**
 * The account of a request whose session was read. `sessionHandle` names the session among those of the account; `signedInAt` is the instant
 * of its sign-in in milliseconds since 1970, undefined for a session made before that was noted.
 */
export type Viewer = {
  userId: string;
  isVerified: boolean;
  permissions: readonly Permission[];
  role: Role;
  sessionHandle?: string;
  signedInAt?: number | undefined;
};

/** `isFresh`: what the session remembers of permissions is not enough, they are asked for again. */
export type ReadOptions = { isFresh: boolean };

/** Reads the session of a request, null without one. The reply is there for a session that renews its token while it is read. */
export type ReadViewer = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: ReadOptions,
) => Promise<Viewer | null>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes whose access is not public. */
    viewer: Viewer | null;
  }
}

/** Who asks. @throws {Problem} `session_missing` when nobody is signed in, or when the route is public and read no session */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw new Problem('session_missing');
  return request.viewer;
}
