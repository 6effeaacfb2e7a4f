import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';
import { createHttpServer } from './platform/http-server.ts';
import { openapiRoutes } from './platform/openapi/openapi.routes.ts';

export type AppDeps = { config: Config; db: Db; clock: Clock };

/** The whole service, not listening yet. */
export async function buildApp({ config, db }: AppDeps): Promise<FastifyInstance> {
  const app = await createHttpServer({ logLevel: config.LOG_LEVEL, trustProxy: config.TRUST_PROXY });
  await app.register(openapiRoutes);
  await app.register(mediaRoutes, { db });
  return app;
}
