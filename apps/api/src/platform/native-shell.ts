import cors from '@fastify/cors';
import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** True for the origin of the mobile app. A web page cannot have it. */
export const isNativeOrigin = (origin: string | undefined, appScheme: string): boolean =>
  origin === 'capacitor://localhost' || origin === `${appScheme}://localhost`;

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

/** CORS for the mobile app. The app sends its tokens in headers and needs no cookies. */
export const nativeShell = fp(
  async (app: FastifyInstance, { appScheme }: { appScheme: string }) => {
    await app.register(cors, {
      origin: async (origin: string | undefined) => isNativeOrigin(origin, appScheme),
      methods,
      allowedHeaders,
      exposedHeaders,
      maxAge: preflightSeconds,
      strictPreflight: false,
    });
  },
);
