import type { FastifyInstance } from 'fastify';
import request, { type Response } from 'supertest';
import { type AppDeps, buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { createPoi, type PoiDraft } from '../records/create-poi.ts';
import { createUsers, type User, type UserDraft } from '../signed-in.ts';
import { closeAfterTest } from './close-after-test.ts';
import { emptyDatabase } from './test-database.ts';

const defaultNow = '2026-06-10T10:00:00Z'; // a Wednesday, noon in Paris

type Query = Record<string, string | number | boolean | undefined>;
export type Answer = Pick<Response, 'status' | 'body' | 'text'> & {
  headers: Record<string, string>;
};

const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
export type Method = keyof typeof verbs;
type SendOptions = {
  body?: object;
  query?: Query;
  as?: User;
  headers?: Record<string, string>;
};

const wholePath = (path: string, query: Query): string =>
  `${path.startsWith('/api/') || path.startsWith('/mediafile') ? path : `/api/v1${path}`}${toQuery(query)}`;

const toQuery = (query: Query): string => {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as [string, string]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
};

export type Api = {
  app: FastifyInstance;
  db: Db;
  clock: Clock & { set: (instant: string) => void };
  /** GET of a path under /api/v1, or of a whole path that begins with /api/ or /mediafile. */
  get: (path: string, query?: Query, headers?: Record<string, string>) => Promise<Answer>;
  /** Any method; sends the body as JSON, authenticated as `as`. Same paths as `get`. */
  send: (method: Method, path: string, options?: SendOptions) => Promise<Answer>;
  request: ReturnType<typeof request>;
  signIn: (draft?: UserDraft) => Promise<User>;
  create: { poi: (draft?: PoiDraft) => Promise<{ id: string; slugFr: string }> };
  /** Number of raw SQL statements outside transactions since the last call. */
  countQueries: () => number;
};

type StartOptions = {
  now?: string;
  environment?: Record<string, string>;
  /** Database connections of the API; races need more than the default of three. */
  poolSize?: number;
  dists?: AppDeps['dists'];
};

export async function startApi(options: StartOptions = {}): Promise<Api> {
  const { db, url } = await emptyDatabase(options.poolSize);
  let now = new Date(options.now ?? defaultNow);
  const clock = {
    now: () => now,
    set: (instant: string) => {
      now = new Date(instant);
    },
  };
  let queries = 0;
  const counting = new Proxy(db, {
    get(target, property) {
      if (property === '$queryRawUnsafe' || property === '$executeRawUnsafe') queries += 1;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATABASE_URL: url,
    ...options.environment,
  });
  const { signIn, readViewer } = createUsers(db, clock.now);
  const app = await buildApp({
    config,
    db: counting,
    clock,
    readViewer,
    ...(options.dists && { dists: options.dists }),
  });
  await app.ready();
  closeAfterTest(() => app.close());
  const agent = request(app.server);
  const send: Api['send'] = async (
    method,
    path,
    { body: sent, query = {}, as, headers = {} } = {},
  ) => {
    const call = agent[verbs[method]](wholePath(path, query)).set({ ...headers, ...as?.headers });
    const {
      status,
      body,
      headers: answered,
      text,
    } = await (sent === undefined ? call : call.send(sent));
    return { status, body, headers: answered, text };
  };
  return {
    app,
    db,
    clock,
    request: agent,
    signIn,
    get: (path, query = {}, headers = {}) => send('GET', path, { query, headers }),
    send,
    create: { poi: (draft) => createPoi(db, now, draft) },
    countQueries: () => {
      const counted = queries;
      queries = 0;
      return counted;
    },
  };
}
