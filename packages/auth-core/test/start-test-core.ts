import pg from 'pg';
import { afterEach } from 'vitest';
import { cloneTemplate } from '../../../infra/test/cloned-database.ts';
import type { Log } from '../src/http/log.ts';
import { passwordHasher } from '../src/passwords/password-hasher.ts';
import { type AuthCore, type AuthCoreOptions, startAuthCore } from '../src/start-auth-core.ts';

/** `body` is `{}` for a text that is not JSON. */
export type CoreAnswer = {
  status: number;
  body: Record<string, unknown>;
  text: string;
  headers: Headers;
};

type Sent = Record<string, unknown>;

export type TestCore = {
  core: AuthCore;
  pool: pg.Pool;
  /** The system clock, with an offset that a test can increase. */
  clock: { now: () => Date; advance: (milliseconds: number) => void };
  get: (
    path: string,
    query?: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<CoreAnswer>;
  post: (path: string, body?: Sent, headers?: Record<string, string>) => Promise<CoreAnswer>;
  put: (path: string, body?: Sent, headers?: Record<string, string>) => Promise<CoreAnswer>;
  logged: string[];
};

// The tables that `emptyDatabase` empties. It keeps the signing keys, except those with a creation
// time in the future, because creating a key takes a third of a second.
const tables = [
  'account',
  'verified_email',
  'verification_token',
  'reset_token',
  'session',
  'role',
  'account_metadata',
];

let current: Promise<pg.Pool> | undefined;

async function openClone(): Promise<pg.Pool> {
  let opened: pg.Pool | undefined;
  const connectionString = await cloneTemplate(async () => opened?.end());
  opened = new pg.Pool({ connectionString, max: 12, options: '-c timezone=UTC' });
  // The database is dropped while connections are still closing.
  opened.on('error', () => undefined);
  return opened;
}

const started: TestCore[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(({ core }) => core.close()));
});

const readBody = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

export const encryptionKey = Buffer.alloc(32, 'test').toString('base64');

/** The lowest cost that argon2 accepts: most tests do not depend on it. */
const cheapPasswords = () =>
  passwordHasher({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } });

export async function emptyDatabase(): Promise<pg.Pool> {
  current ??= openClone();
  const pool = await current;
  await pool.query(`TRUNCATE ${tables.map((table) => `auth_core.${table}`).join(', ')} CASCADE`);
  await pool.query('DELETE FROM auth_core.signing_key WHERE created_at > now()');
  return pool;
}

export const startTestCore = async (options: Partial<AuthCoreOptions> = {}): Promise<TestCore> =>
  joinTestCore(await emptyDatabase(), options);

export async function joinTestCore(
  pool: pg.Pool,
  options: Partial<AuthCoreOptions> = {},
): Promise<TestCore> {
  const opened = await openTestCore(pool, options);
  started.push(opened);
  return opened;
}

/** A core that the caller closes. */
export async function openTestCore(
  pool: pg.Pool,
  options: Partial<AuthCoreOptions> = {},
): Promise<TestCore> {
  let ahead = 0;
  const clock = {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
  const logged: string[] = [];
  const log: Log = {
    warn: (message) => logged.push(message),
    error: (message, cause) => logged.push(`${message}: ${cause}`),
  };
  const core = await startAuthCore({
    environment: 'test',
    encryptionKey,
    passwords: cheapPasswords(),
    clock,
    log,
    ...options,
    pool,
  });
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Sent,
  ): Promise<CoreAnswer> => {
    const answer = await fetch(`${core.uri}${path}`, {
      method,
      headers: {
        'api-key': core.apiKey,
        'cdi-version': '5.4',
        ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: readBody(text) };
  };
  return {
    core,
    pool,
    clock,
    logged,
    get: (path, query = {}, headers = {}) =>
      send('GET', `${path}?${new URLSearchParams(query)}`, headers),
    post: (path, body = {}, headers = {}) => send('POST', path, headers, body),
    put: (path, body = {}, headers = {}) => send('PUT', path, headers, body),
  };
}
