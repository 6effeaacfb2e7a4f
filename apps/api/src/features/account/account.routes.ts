import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import {
  doneSchema,
  latestPositionSchema,
  positionBody,
  profileChanges,
  userProfileSchema,
} from './account.schema.ts';
import type { AccountService } from './account.service.ts';
import { userExportSchema } from './user-export.schema.ts';

export type AccountOptions = { accounts: AccountService };

const tags = ['Account'];
// `session`, not `verified`: the sites show a user with an unverified address as signed in.
const anySession = { access: 'session' } as const;
const config = { access: 'verified' } as const;

export const accountRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { accounts }) => {
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
};
