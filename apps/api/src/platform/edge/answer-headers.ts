import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export type AnswerHeaders = Readonly<Record<string, string>>;

/** How browsers reach the service: `isSecure` behind TLS, and whether all sub-domains of its hosts are too. */
export type Reach = { isSecure: boolean; hasSecureSubdomains: boolean };

const aYearS = 31_536_000;
const none = ["'none'"];

/** The policy of a drawing, which is a document when it is opened by itself: it may paint, and do nothing else. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The policy of a service worker, which fetches for the pages of its own site. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

const optionsOf = ({ isSecure, hasSecureSubdomains }: Reach): FastifyHelmetOptions => ({
  // What is no page loads nothing and is not framed. Pages, drawings and workers bring their own policy.
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': none,
      'base-uri': none,
      'form-action': none,
      'frame-ancestors': none,
    },
  },
  // Integrators show pictures and answers on their sites. Pages and what is read with a session say `same-origin` themselves.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  // Never from a development machine: browsers would keep it for every port of `localhost`.
  strictTransportSecurity: isSecure
    ? { maxAge: aYearS, includeSubDomains: hasSecureSubdomains }
    : false,
  // Map tiles come from another host, whose name may be looked up beforehand.
  xDnsPrefetchControl: false,
  originAgentCluster: false,
});

/** The headers of every answer. Helmet assembles them once, here, rather than at each request: they never differ. */
export async function computeAnswerHeaders(reach: Reach): Promise<AnswerHeaders> {
  const model = Fastify();
  await model.register(helmet, optionsOf(reach));
  model.get('/', (_request, reply) => reply.code(204).send());
  const { date: _date, connection: _connection, ...headers } = (await model.inject('/')).headers;
  return {
    ...(headers as Record<string, string>),
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  };
}

/** Gives every answer its headers before anything else happens, so that refusals of other hooks have them too. */
export const answerHeaders = fp(
  async (app: FastifyInstance, { headers }: { headers: AnswerHeaders }) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
);
