import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { feedbackDocs } from './feedback.docs.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { feedbackService } from './feedback.service.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { reportsService } from './reports/reports.service.ts';

export type FeedbackPluginDeps = {
  config: Pick<Config, 'FEEDBACK_EMAIL' | 'CONTACT_EMAIL'>;
  db: Db;
  clock: Clock;
  mails: MailsService;
};

export const feedbackPlugin = fp(
  async (app: FastifyInstance, { config, db, clock, mails }: FeedbackPluginDeps) => {
    app.describe(feedbackDocs);
    const team = config.FEEDBACK_EMAIL ?? config.CONTACT_EMAIL;
    const feedback = feedbackService({ db, clock, mails, team });
    await app.register(feedbackRoutes, { prefix, feedback });
    await app.register(reportsRoutes, { prefix, reports: reportsService({ db, clock }) });
  },
  { name: 'feedback', dependencies: ['mails'] },
);
