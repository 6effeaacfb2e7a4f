import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { publicOriginOf } from '../../platform/edge/sites.domain.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { accountDocs } from './account.docs.ts';
import { startAccountJobs } from './account.jobs.ts';
import { accountRoutes } from './account.routes.ts';
import { accountService } from './account.service.ts';
import type { AccountAccess } from './account-access.ts';
import { accountDeletionRoutes } from './account-deletion.routes.ts';
import { accountDeletionService } from './account-deletion.service.ts';
import { userExportDocs } from './user-export.docs.ts';

export type AccountPluginDeps = {
  config: Pick<Config, 'MAIN_HOST' | 'PRO_HOST'>;
  db: Db;
  clock: Clock;
  mails: MailsService;
  /** Undefined when no session core is configured. */
  access: AccountAccess | undefined;
};

const unavailable = async (): Promise<never> => {
  throw new Problem('service_unavailable', 'No session core is connected');
};
const noAccess: AccountAccess = {
  verifyPassword: unavailable,
  deleteUser: unavailable,
  exportAccess: unavailable,
};

export const accountPlugin = fp(
  async (app: FastifyInstance, { config, db, clock, mails, access: given }: AccountPluginDeps) => {
    app.describe(accountDocs);
    app.describe(userExportDocs);
    const access = given ?? noAccess;
    const onUnfinished = (error: unknown): void =>
      app.log.warn({ err: error }, 'an account could not be deleted yet');
    const deletion = accountDeletionService({ db, clock, mails, access, onUnfinished });
    // The job runs in the server, because the worker is not connected to the session core.
    if (given !== undefined) {
      const jobs = startAccountJobs({ deletion, log: app.log });
      app.addHook('onClose', jobs.stop);
    }
    const sites = sitesOf(config);
    const originOf = ({ host }: FastifyRequest): string => publicOriginOf(host, sites);
    const accounts = accountService({ db, clock, access });
    await app.register(accountRoutes, { prefix, accounts });
    await app.register(accountDeletionRoutes, { prefix, deletion, originOf });
  },
  { name: 'account', dependencies: ['mails', 'auth'] },
);
