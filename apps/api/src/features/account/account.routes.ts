import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/viewer.ts';
import {
  deletionBody,
  deletionLinkAnswer,
  doneSchema,
  latestPositionSchema,
  positionBody,
  profileChanges,
  userProfileSchema,
} from './account.schema.ts';
import type { AccountService } from './account.service.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';
import { userExportSchema } from './user-export.schema.ts';

export type AccountOptions = {
  accounts: AccountService;
  deletion: AccountDeletionService;
  originOf: (request: FastifyRequest) => string;
};

const tags = ['Account'];
// Somebody who has not verified his address sees that he is signed in, and may leave.
const anySession = { access: 'session' } as const;
const config = { access: 'verified' } as const;

/** One's own account. Registered under /api/v1. */
export const accountRoutes: FastifyPluginAsyncZod<AccountOptions> = async (
  app,
  { accounts, deletion, originOf },
) => {
  app.get(
    '/me',
    {
      config: anySession,
      schema: { operationId: 'getUserProfile', tags, response: { 200: userProfileSchema } },
    },
    (request) => accounts.get(viewerOf(request)),
  );
  app.patch(
    '/me',
    {
      config,
      schema: {
        operationId: 'updateUserProfile',
        tags,
        body: profileChanges,
        response: { 200: userProfileSchema },
      },
    },
    (request) => accounts.update(viewerOf(request), request.body),
  );
  app.put(
    '/me/position',
    {
      config,
      schema: {
        operationId: 'updateLatestPosition',
        tags,
        body: positionBody,
        response: { 200: latestPositionSchema },
      },
    },
    (request) => accounts.savePosition(viewerOf(request), request.body),
  );
  app.delete(
    '/me/position',
    {
      config,
      schema: { operationId: 'deleteLatestPosition', tags, response: { 200: doneSchema } },
    },
    async (request) => {
      await accounts.deletePosition(viewerOf(request));
      return { isDeleted: true as const };
    },
  );
  app.get(
    '/me/export',
    {
      config,
      schema: { operationId: 'exportUserData', tags, response: { 200: userExportSchema } },
    },
    async (request, reply) => {
      const data = await accounts.export(viewerOf(request));
      reply.header(
        'content-disposition',
        `attachment; filename="account-${data.exportedAt.slice(0, 10)}.json"`,
      );
      return data;
    },
  );
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
