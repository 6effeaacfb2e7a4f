import type { FastifyInstance } from 'fastify';
import { securityJournalRoutes } from './features/security-journal/security-journal.routes.ts';
import {
  type SecurityJournalService,
  securityJournalService,
} from './features/security-journal/security-journal.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';
import { securityHooks } from './platform/security-hooks.ts';

export type SecurityJournalParts = { prefix: string; db: Db; clock: Clock };

/** The security journal of the service: what records into it and what reads it. Call it before any other route is registered. */
export async function registerSecurityJournal(
  app: FastifyInstance,
  { prefix, db, clock }: SecurityJournalParts,
): Promise<SecurityJournalService> {
  const journal = securityJournalService({ db, clock, log: app.log });
  await app.register(securityHooks, { journal });
  await app.register(securityJournalRoutes, { prefix, journal });
  app.addHook('onClose', journal.close);
  return journal;
}
