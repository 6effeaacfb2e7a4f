import { type AuthCoreOptions, startAuthCore } from '@parages/auth-core/start-auth-core';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach } from 'vitest';
import { type AppDeps, buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { peopleService } from '../../src/features/auth/people/people.service.ts';
import { type RolesService, rolesService } from '../../src/features/auth/roles/roles.service.ts';
import { mailsService } from '../../src/features/mails/mails.service.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { Browser } from '../browser.ts';
import { resetSessionLibrary } from './reset-session-library.ts';
import { empty, emptyDatabase } from './test-database.ts';

type Passwords = NonNullable<AuthCoreOptions['passwords']>;

export type AuthBench = {
  app: FastifyInstance;
  db: Db;
  /** The clock of the core and of the API. */
  clock: { now: () => Date; advance: (ms: number) => void };
  roles: RolesService;
  /** Number of passwords that the core has verified; 0 when the test gives its own `passwords`. */
  verified: () => number;
  stopCore: () => Promise<void>;
  open: () => Browser;
  environment: Record<string, string>;
  signUp: (options?: {
    email?: string;
    isVerified?: boolean;
    host?: string;
  }) => Promise<{ browser: Browser; userId: string; email: string }>;
  linkOf: (kind: string, email: string) => Promise<URL>;
};

export const goodPassword = 'une girafe sous la pluie';

// Fast hashes: the tests of the core cover the real ones.
function cheapPasswords(): Passwords & { verified: () => number } {
  let verified = 0;
  return {
    hash: async (password) => `plain:${password}`,
    verify: async (passwordHash, password) => {
      verified += 1;
      return passwordHash === `plain:${password}`;
    },
    verified: () => verified,
  };
}

type Options = {
  environment?: Record<string, string>;
  passwords?: Passwords;
  poolSize?: number;
  routes?: (app: FastifyInstance) => Promise<void>;
  seen?: Pick<AppDeps, 'logStream' | 'metrics' | 'tracing'>;
};

function movableClock(): AuthBench['clock'] {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (ms) => {
      aheadMs += ms;
    },
  };
}

const findLink =
  (db: Db): AuthBench['linkOf'] =>
  async (kind, email) => {
    const mail = await db.mailOutbox.findFirst({
      where: { kind, recipient: email },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    return new URL(JSON.parse(JSON.stringify(mail?.data ?? {})).link);
  };

function signUpWith({ open, linkOf }: Pick<AuthBench, 'open' | 'linkOf'>): AuthBench['signUp'] {
  let people = 0;
  const newEmail = (): string => {
    people += 1;
    return `person${people}@parages.example`;
  };
  return async ({ email = newEmail(), isVerified = true, host } = {}) => {
    const browser = open();
    if (host !== undefined) browser.host = host;
    browser.address = `198.51.${people % 250}.1`;
    const { body } = await browser.fill('/signup', {
      email,
      password: goodPassword,
      firstName: 'Camille',
      terms: 'true',
    });
    if (body.status !== 'OK') throw new Error(`sign-up of ${email}: ${JSON.stringify(body)}`);
    if (isVerified) {
      const token = (await linkOf('verify-email', email)).searchParams.get('token');
      await browser.post('/auth-api/user/email/verify', { method: 'token', token });
    }
    return { browser, userId: body.user.id, email };
  };
}

/** Call this once per test file: the session library allows one instance at a time. */
export async function startAuth({
  environment = {},
  passwords,
  poolSize,
  routes = async () => undefined,
  seen = {},
}: Options = {}): Promise<AuthBench> {
  const { db, url } = await emptyDatabase(poolSize);
  // An earlier file may have moved its clock: its signing keys would be of the future.
  await db.$executeRawUnsafe('DELETE FROM auth_core.signing_key');
  const clock = movableClock();
  const cheap = cheapPasswords();
  const core = await startAuthCore({
    databaseUrl: url,
    environment: 'test',
    encryptionKey: '0'.repeat(64),
    clock,
    passwords: passwords ?? cheap,
    log: { warn: () => undefined, error: (message, cause) => console.error(message, cause) },
  });
  const connection = { SUPERTOKENS_CONNECTION_URI: core.uri, SUPERTOKENS_API_KEY: core.apiKey };
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    DATABASE_URL: url,
    WORKER: 'apart',
    ...connection,
    ...environment,
  });
  const app = await buildApp({ config, db, clock, ...seen });
  await routes(app);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await core.close();
    resetSessionLibrary();
  });
  beforeEach(() => empty(db));
  const open = (): Browser => new Browser(app);
  const linkOf = findLink(db);
  return {
    app,
    db,
    clock,
    open,
    linkOf,
    roles: rolesService({ people: peopleService({ db, clock, mails: mailsService({ clock }) }) }),
    environment: { DATABASE_URL: url, ...connection },
    verified: cheap.verified,
    stopCore: core.close,
    signUp: signUpWith({ open, linkOf }),
  };
}
