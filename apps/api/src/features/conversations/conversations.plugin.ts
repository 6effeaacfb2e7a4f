import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import { mailSender, replySettings } from '../../config/mail-settings.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { proOriginOf as proOriginOfHost } from '../../platform/edge/sites.domain.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { attachmentsRoutes } from './attachments/attachments.routes.ts';
import { type InboundMailOptions, inboundMailRoutes } from './by-mail/inbound-mail.routes.ts';
import { receiveReply } from './by-mail/receive-reply.ts';
import { replyAddresses } from './by-mail/reply-addresses.ts';
import { replyMailsService } from './by-mail/reply-mails.service.ts';
import { conversationMailsService } from './conversation-mails.service.ts';
import { conversationsDocs } from './conversations.docs.ts';
import { conversationsService } from './conversations.service.ts';
import { organiserConversationsRoutes } from './organiser-conversations.routes.ts';
import { teamConversationsRoutes } from './team-conversations.routes.ts';

export type ConversationsPluginDeps = {
  config: Pick<
    Config,
    | 'MAIN_HOST'
    | 'PRO_HOST'
    | 'PORT'
    | 'PRODUCT_NAME'
    | 'FEEDBACK_EMAIL'
    | 'CONTACT_EMAIL'
    | 'MAIL_FROM'
    | 'MAIL_REPLY_ADDRESS'
    | 'MAIL_REPLY_KEY'
    | 'MAIL_INBOUND_PASSWORD'
  >;
  db: Db;
  clock: Clock;
  mails: MailsService;
};

export const conversationsPlugin = fp(
  async (app: FastifyInstance, { config, db, clock, mails }: ConversationsPluginDeps) => {
    app.describe(conversationsDocs);
    const sites = sitesOf(config);
    const proOriginOf = ({ host }: FastifyRequest): string => proOriginOfHost(host, sites);
    const team = config.FEEDBACK_EMAIL ?? config.CONTACT_EMAIL;
    const settings = replySettings(config);
    const addresses = settings && replyAddresses(settings);
    const messageMails = conversationMailsService({ mails, team, addresses });
    const deps = { db, clock, mails: messageMails };
    const conversations = conversationsService(deps);
    const quoted = { marker: mails.replyMarker, sender: mailSender(config).address };
    const replyMails = replyMailsService({ mails });
    const inbound: InboundMailOptions['inbound'] = addresses && {
      password: settings.password,
      receive: receiveReply({ ...deps, addresses, quoted, replyMails }),
    };
    await app.register(organiserConversationsRoutes, { prefix, conversations, proOriginOf });
    await app.register(attachmentsRoutes, { prefix, conversations });
    await app.register(teamConversationsRoutes, { prefix, conversations, proOriginOf });
    await app.register(inboundMailRoutes, { inbound, proOriginOf });
  },
  { name: 'conversations', dependencies: ['mails'] },
);
