import type { FastifyInstance, FastifyRequest } from 'fastify';
import { editingRoutes } from './features/editing/editing.routes.ts';
import { editingService } from './features/editing/editing.service.ts';
import { lifecycleRoutes } from './features/editing/lifecycle/lifecycle.routes.ts';
import { tracesRoutes } from './features/editing/traces/traces.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';

/** `originsOf`: where both sites are, for the links of mails. */
export type EditingDeps = {
  prefix: string;
  db: Db;
  clock: Clock;
  originsOf: (request: FastifyRequest) => { site: string; pro: string };
};

/** Events as their organisers write them, and their way from state to state. */
export async function registerEditingRoutes(app: FastifyInstance, { prefix, originsOf }: EditingDeps): Promise<void> {
  const editing = editingService();
  await app.register(editingRoutes, { prefix, editing });
  await app.register(lifecycleRoutes, { prefix, editing, originsOf });
  await app.register(tracesRoutes, { prefix, editing });
}
