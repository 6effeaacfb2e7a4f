import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { securityHooks } from '../../platform/access/security-hooks.ts';
import { apiPrefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { securityJournalDocs } from './security-journal.docs.ts';
import { securityJournalRoutes } from './security-journal.routes.ts';
import { type SecurityJournalService, securityJournalService } from './security-journal.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    securityJournal: SecurityJournalService;
  }
}

export type SecurityJournalPluginDeps = { db: Db; clock: Clock };

/** The hooks cover only the routes registered after this plugin. */
export const securityJournalPlugin = fp(
  async (app: FastifyInstance, { db, clock }: SecurityJournalPluginDeps) => {
    app.describe(securityJournalDocs);
    const journal = securityJournalService({ db, clock, log: app.log });
    await app.register(securityHooks, { journal });
    await app.register(securityJournalRoutes, { prefix: apiPrefix, journal });
    app.addHook('onClose', journal.close);
    app.decorate('securityJournal', journal);
  },
  { name: 'security-journal' },
);
