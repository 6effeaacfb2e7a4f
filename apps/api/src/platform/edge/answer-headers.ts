import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export type AnswerHeaders = Readonly<Record<string, string>>;

/**
 * How browsers reach the service: `isSecure` behind TLS; `hasSecureSubdomains` when all sub-domains
 * are too.
 */
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
  // Default policy: load nothing, no framing. Pages, drawings and workers set their own.
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
  // Map tiles come from another host: allows browsers to prefetch its DNS entry.
  xDnsPrefetchControl: false,
  originAgentCluster: false,
});

/**
 * Computes the headers of every response with Helmet, once instead of per request: they are
 * constant.
 */
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

/** Sets the headers in the first hook, so that refusals of other hooks have them too. */
export const answerHeaders = fp(
  async (app: FastifyInstance, { headers }: { headers: AnswerHeaders }) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
);
