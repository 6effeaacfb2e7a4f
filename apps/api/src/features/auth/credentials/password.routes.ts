import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { type Sites, siteOf } from '../../../platform/edge/sites.domain.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { CredentialsService } from './credentials.service.ts';
import {
  mailAskedSchema,
  passwordChangedSchema,
  passwordChangeSchema,
  signedOutSchema,
  verificationMailSchema,
} from './password.schema.ts';

export type PasswordOptions = {
  /** Undefined when no session core is connected. */
  credentials: CredentialsService | undefined;
  sites: Sites;
};

const tags = ['Account'];

export const passwordRoutes: FastifyPluginAsyncZod<PasswordOptions> = async (
  app,
  { credentials, sites },
) => {
  const connected = (): CredentialsService => {
    if (credentials === undefined)
      throw new Problem('service_unavailable', 'No session core is connected');
    return credentials;
  };

  app.post(
    '/me/password',
    {
      config: {
        access: 'verified',
        problems: ['password_wrong', 'password_absent', 'attempts_limited'],
      },
      schema: {
        operationId: 'changePassword',
        tags,
        body: passwordChangeSchema,
        response: { 200: passwordChangedSchema },
      },
    },
    async (request) => {
      const { userId, sessionHandle } = viewerOf(request);
      await connected().changePassword({
        userId,
        sessionHandle,
        address: request.ip,
        ...request.body,
      });
      return { isChanged: true as const };
    },
  );

  app.delete(
    '/me/sessions',
    {
      config: { access: 'session' },
      schema: { operationId: 'deleteSessions', tags, response: { 200: signedOutSchema } },
    },
    async (request) => {
      await connected().signOutEverywhere(viewerOf(request).userId);
      return { isSignedOut: true as const };
    },
  );

  app.post(
    '/verification-mails',
    {
      config: { access: 'public', problems: ['attempts_limited'] },
      schema: {
        operationId: 'sendVerificationMail',
        tags,
        body: verificationMailSchema,
        response: { 202: mailAskedSchema },
      },
    },
    async (request, reply) => {
      await connected().askVerification(
        request.body.email,
        request.ip,
        siteOf(request.host, sites),
      );
      return reply.code(202).send({ isAsked: true as const });
    },
  );
};
