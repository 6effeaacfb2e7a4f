import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import { deletionBody, deletionLinkAnswer, doneSchema } from './account.schema.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

export type AccountDeletionOptions = {
  deletion: AccountDeletionService;
  /** Origin of the public site, for the link in the deletion mail. */
  originOf: (request: FastifyRequest) => string;
};

const tags = ['Account'];
// `session`, not `verified`: a user with an unverified address may delete the account too.
const anySession = { access: 'session' } as const;

export const accountDeletionRoutes: FastifyPluginAsyncZod<AccountDeletionOptions> = async (
  app,
  { deletion, originOf },
) => {
  app.post(
    '/me/deletion-link',
    {
      config: { ...anySession, problems: ['deletion_link_limited', 'quota_reached'] },
      schema: { operationId: 'sendDeletionLink', tags, response: { 202: deletionLinkAnswer } },
    },
    async (request, reply) => {
      await deletion.sendLink(viewerOf(request).userId, originOf(request));
      return reply.code(202).send({ isSent: true as const });
    },
  );
  app.delete(
    '/me',
    {
      config: {
        ...anySession,
        problems: [
          'password_wrong',
          'attempts_limited',
          'deletion_link_invalid',
          'account_sole_owner',
          'account_campaign_active',
        ],
      },
      schema: {
        operationId: 'deleteUser',
        tags,
        body: deletionBody,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await deletion.delete(viewerOf(request).userId, request.body, request.ip);
      return { isDeleted: true as const };
    },
  );
};
