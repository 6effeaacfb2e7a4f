import type { FastifyInstance } from 'fastify';
import { batchImportsRoutes } from './features/imports/batch/batch-imports.routes.ts';
import { batchImportsService } from './features/imports/batch/batch-imports.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';

/** Files of events, as people send them. The worker checks and imports what is sent. */
export async function registerImportRoutes(
  app: FastifyInstance,
  deps: { prefix: string; db: Db; clock: Clock },
): Promise<void> {
  const { prefix, ...rest } = deps;
  await app.register(batchImportsRoutes, { prefix, imports: batchImportsService(rest) });
}
