import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { passwordRoutes } from './features/auth/credentials/password.routes.ts';
import type { Auth, AuthDeps } from './features/auth/open-auth.ts';
import type { Sites } from './features/auth/sites.domain.ts';
import { passwordRanges } from './gateways/password-ranges/password-ranges.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';
import { isLocalHost } from './platform/edge/hosts.domain.ts';

// How long anybody waits for the session core: to know who asks, and to do what he asks.
const deadlines = { readMs: 2000, workMs: 10_000 };
const rangesDeadlineMs = 1500;

/** The two sites. On this machine they speak plain HTTP, anywhere else they are behind TLS. */
export const sitesOf = ({
  MAIN_HOST: main,
  PRO_HOST: pro,
}: Pick<Config, 'MAIN_HOST' | 'PRO_HOST'>): Sites => ({
  main,
  pro,
  isSecure: !isLocalHost(main),
});

type Deps = {
  config: Config;
  db: Db;
  clock: Clock;
  log: AuthDeps['log'];
  journal: AuthDeps['journal'];
};

/** Signing in, when a session core is configured; the session library is loaded then only. */
export async function connectAuth({
  config,
  db,
  clock,
  log,
  journal,
}: Deps): Promise<Auth | undefined> {
  const {
    SUPERTOKENS_CONNECTION_URI: connectionURI,
    SUPERTOKENS_API_KEY: apiKey,
    PASSWORD_RANGES_URL: baseUrl,
  } = config;
  if (connectionURI === undefined) return undefined;
  const { openAuth } = await import('./features/auth/open-auth.ts');
  return openAuth({
    db,
    clock,
    log,
    journal,
    core: { connectionURI, apiKey },
    sites: sitesOf(config),
    providers: config,
    deadlines,
    appScheme: config.APP_SCHEME,
    productName: config.PRODUCT_NAME,
    ranges:
      baseUrl === undefined ? undefined : passwordRanges({ baseUrl, deadlineMs: rangesDeadlineMs }),
  });
}

/** What signing in answers, under /auth-api and /api/v1. Without a session core it says so. */
export async function registerAuthRoutes(
  app: FastifyInstance,
  auth: Auth | undefined,
  { prefix, sites }: { prefix: string; sites: Sites },
) {
  await app.register(authRoutes, {
    answerCall: auth?.answerCall,
    deadlineMs: deadlines.workMs,
    sites,
  });
  await app.register(passwordRoutes, { prefix, credentials: auth?.credentials, sites });
}
