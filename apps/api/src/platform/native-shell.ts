import cors from '@fastify/cors';
import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

// Android's web view changes the path of a page under `https` only. A page of the visitor's own
// machine can have this origin too.
const androidOrigin = 'https://localhost';

/** True for the origins of the mobile app: iOS, an own scheme, Android. */
const isAppOrigin = (origin: string | undefined, appScheme: string): boolean =>
  origin === 'capacitor://localhost' ||
  origin === `${appScheme}://localhost` ||
  origin === androidOrigin;

/**
 * True for a call of the mobile app to the service, which gets and gives its tokens in headers, and
 * no cookie. A site that is itself served at `https://localhost` keeps its cookies.
 */
export const isNativeCall = (
  { origin, host }: { origin: string | undefined; host: string | undefined },
  appScheme: string,
): boolean => isAppOrigin(origin, appScheme) && origin !== `https://${host}`;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const allowedHeaders = [
  'content-type',
  'authorization',
  'rid',
  'fdi-version',
  'st-auth-mode',
  'anti-csrf',
  sessionIdHeader,
  'accept-language',
  'if-none-match',
];
// A browser shows a page of another origin no other header than these and the safelisted ones.
const exposedHeaders = [
  'st-access-token',
  'st-refresh-token',
  'front-token',
  'anti-csrf',
  'retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'etag',
  'allow',
  'location',
  'content-disposition',
];
const preflightSeconds = 7200;

/**
 * CORS for the mobile app. Credentials are not allowed: a browser sends no cookie with a call from
 * these origins, and a page of `https://localhost` reads what any client without a session reads.
 */
export const nativeShell = fp(
  async (app: FastifyInstance, { appScheme }: { appScheme: string }) => {
    await app.register(cors, {
      origin: async (origin: string | undefined) => isAppOrigin(origin, appScheme),
      methods,
      allowedHeaders,
      exposedHeaders,
      maxAge: preflightSeconds,
      strictPreflight: false,
    });
  },
);
