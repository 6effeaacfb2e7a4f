import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** True for the origin of the mobile app. A web page cannot have it. */
export const isNativeOrigin = (origin: string | undefined, appScheme: string): boolean =>
  origin === 'capacitor://localhost' || origin === `${appScheme}://localhost`;

const methods = 'GET, POST, PUT, PATCH, DELETE';
const requestHeaders =
  'content-type, authorization, rid, fdi-version, st-auth-mode, anti-csrf, x-parages-session-id, accept-language';
const exposedHeaders = 'st-access-token, st-refresh-token, front-token, anti-csrf, retry-after';
const preflightSeconds = '7200';

/** CORS for the mobile app. It sends its tokens in headers, so that credentials stay disallowed. */
export const nativeShell = fp(
  async (app: FastifyInstance, { appScheme }: { appScheme: string }) => {
    app.addHook('onRequest', async (request, reply) => {
      const { origin } = request.headers;
      if (!isNativeOrigin(origin, appScheme)) return;
      reply
        .header('access-control-allow-origin', origin)
        .header('vary', 'origin')
        .header('access-control-expose-headers', exposedHeaders);
      if (request.method !== 'OPTIONS') return;
      reply
        .header('access-control-allow-methods', methods)
        .header('access-control-allow-headers', requestHeaders);
      return reply.header('access-control-max-age', preflightSeconds).code(204).send();
    });
  },
);
