import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import type { PictureStore } from '../../gateways/picture-store/picture-store.ts';
import type { Db } from '../../platform/database/database.ts';
import { healthRepository } from './health.repository.ts';
import { healthRoutes } from './health.routes.ts';
import { neededMigrations } from './needed-migrations.ts';
import { readinessOf } from './readiness.ts';
import { sessionCoreCheck } from './session-core-check.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * From now on `/readyz` answers 503, and each answer ends its connection; requests are still
     * answered.
     */
    startDraining: () => void;
  }
}

export type HealthPluginDeps = {
  config: Pick<Config, 'SUPERTOKENS_CONNECTION_URI'>;
  db: Db;
  pictureStore: PictureStore | undefined;
};

// Shorter than the five seconds after which most load balancers give a probe up.
const deadlineMs = 2000;
const givenUpMs = 20_000;
const keptMs = 1000;

/** `/healthz`: the process answers. `/readyz`: the parts answer that requests need. */
export const healthPlugin = fp(
  async (app: FastifyInstance, { config, db, pictureStore }: HealthPluginDeps) => {
    const { SUPERTOKENS_CONNECTION_URI: core } = config;
    const repository = healthRepository(db);
    const needed = neededMigrations();
    const readReadiness = readinessOf({
      checks: {
        database: () => repository.missingMigrations([]),
        migrations: async () => {
          const missing = await repository.missingMigrations(needed);
          if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`);
        },
        ...(core !== undefined && { sessions: sessionCoreCheck(core, deadlineMs) }),
        ...(pictureStore && { pictures: pictureStore.check }),
      },
      deadlineMs,
      givenUpMs,
      keptMs,
      onFailure: (part, err) => app.log.warn({ err, part }, 'not ready'),
    });
    let isDraining = false;
    app.decorate('startDraining', () => {
      isDraining = true;
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isDraining) void reply.header('connection', 'close');
      done();
    });
    await app.register(healthRoutes, { readReadiness, isDraining: () => isDraining });
  },
  { name: 'health' },
);
