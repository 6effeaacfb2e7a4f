import type { FastifyInstance } from 'fastify';
import request, { type Response } from 'supertest';
import { afterEach } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/database.ts';
import { createPoi, type PoiDraft } from './create-poi.ts';
import { emptyDatabase } from './test-database.ts';

const defaultNow = '2026-06-10T10:00:00Z'; // a Wednesday, noon in Paris

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

type Query = Record<string, string | number | boolean | undefined>;
/** What came back; the body is whatever JSON it was. */
export type Answer = Pick<Response, 'status' | 'body' | 'text'> & { headers: Record<string, string> };

const toQuery = (query: Query): string => {
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)] as [string, string]]));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
};

export type Api = {
  app: FastifyInstance;
  db: Db;
  clock: Clock & { set: (instant: string) => void };
  /** GET under /api/v1 unless the path starts with /api, /mediafile or another root, given whole with `root`. */
  get: (path: string, query?: Query, headers?: Record<string, string>) => Promise<Answer>;
  request: ReturnType<typeof request>;
  create: { poi: (draft?: PoiDraft) => Promise<{ id: string; slugFr: string }> };
  /** SQL statements sent since the last reading. */
  countQueries: () => number;
};

/** The whole API over an emptied database of its own, at a fixed instant. */
export async function startApi(options: { now?: string; environment?: Record<string, string> } = {}): Promise<Api> {
  const { db, url } = await emptyDatabase();
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
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url, ...options.environment });
  const app = await buildApp({ config, db: counting, clock });
  await app.ready();
  opened.push(app);
  const agent = request(app.server);
  return {
    app,
    db,
    clock,
    request: agent,
    get: async (path, query = {}, headers = {}) => {
      const root = path.startsWith('/api/') || path.startsWith('/mediafile') ? path : `/api/v1${path}`;
      const { status, body, headers: answered, text } = await agent.get(`${root}${toQuery(query)}`).set(headers);
      return { status, body, headers: answered, text };
    },
    create: { poi: (draft) => createPoi(db, now, draft) },
    countQueries: () => {
      const counted = queries;
      queries = 0;
      return counted;
    },
  };
}
