import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export type AnswerHeaders = Readonly<Record<string, string>>;

/** `isSecure`: the hosts use TLS. `hasSecureSubdomains`: so do all their sub-domains. */
export type Reach = { isSecure: boolean; hasSecureSubdomains: boolean };

const aYearS = 31_536_000;
const none = ["'none'"];

/** Policy of an SVG, which is a document when opened directly: it may only use inline styles. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Policy of a service worker, which fetches for the pages of its site. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

const optionsOf = ({ isSecure, hasSecureSubdomains }: Reach): FastifyHelmetOptions => ({
  // Pages, drawings and service workers replace this default policy.
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': none,
      'base-uri': none,
      'form-action': none,
      'frame-ancestors': none,
    },
  },
  // Integrators use pictures and API answers on their sites. Pages and routes with a session set
  // `same-origin`.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  // Never from a development machine: browsers would apply it to every port of `localhost`.
  strictTransportSecurity: isSecure
    ? { maxAge: aYearS, includeSubDomains: hasSecureSubdomains }
    : false,
  // Helmet would forbid DNS prefetching, which speeds up the map tiles of another host.
  xDnsPrefetchControl: false,
  originAgentCluster: false,
});

/** The headers are constant, so Helmet computes them once instead of per request. */
export async function computeAnswerHeaders(reach: Reach): Promise<AnswerHeaders> {
  const probe = Fastify();
  await probe.register(helmet, optionsOf(reach));
  probe.get('/', (_request, reply) => reply.code(204).send());
  const { date: _date, connection: _connection, ...headers } = (await probe.inject('/')).headers;
  return {
    ...(headers as Record<string, string>),
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  };
}

/** Register this first, so that refusals of other hooks have the headers too. */
export const answerHeaders = fp(
  async (app: FastifyInstance, { headers }: { headers: AnswerHeaders }) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
);
