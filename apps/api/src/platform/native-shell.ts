import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Whether an origin is the mobile app's, which no page can pretend: pages have hosts. */
export const isNativeOrigin = (origin: string | undefined, appScheme: string): boolean =>
  origin === 'capacitor://localhost' || origin === `${appScheme}://localhost`;

const methods = 'GET, POST, PUT, PATCH, DELETE';
const sent =
  'content-type, authorization, rid, fdi-version, st-auth-mode, anti-csrf, x-parages-session-id, accept-language';
const shown = 'st-access-token, st-refresh-token, front-token, anti-csrf, retry-after';
const preflightSeconds = '7200';

/** Lets the mobile app call from its own origin. Its tokens travel in headers: no cookie is allowed across origins. */
export const nativeShell = fp(
  async (app: FastifyInstance, { appScheme }: { appScheme: string }) => {
    app.addHook('onRequest', async (request, reply) => {
      const { origin } = request.headers;
      if (!isNativeOrigin(origin, appScheme)) return;
      reply
        .header('access-control-allow-origin', origin)
        .header('vary', 'origin')
        .header('access-control-expose-headers', shown);
      if (request.method !== 'OPTIONS') return;
      reply
        .header('access-control-allow-methods', methods)
        .header('access-control-allow-headers', sent);
      return reply.header('access-control-max-age', preflightSeconds).code(204).send();
    });
  },
);
