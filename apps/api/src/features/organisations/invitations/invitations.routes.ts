import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { leftSchema } from '../members/members.schema.ts';
import { myOrganisationSchema, organisationParams } from '../organisations.schema.ts';
import {
  invitationBody,
  invitationParams,
  invitationPreviewSchema,
  invitationSchema,
  tokenBody,
} from './invitations.schema.ts';
import type { InvitationsService } from './invitations.service.ts';

export type InvitationsOptions = {
  invitations: InvitationsService;
  proOriginOf: (request: FastifyRequest) => string;
};

const tags = ['Organisations'];
const config = { access: 'verified' } as const;
const ownerProblems = [
  'organisation_not_found',
  'permission_missing',
  'organisation_suspended',
] as const;
const invitationProblems = [
  'organisation_transition_forbidden',
  'member_exists',
  'organisation_full',
  'attempts_limited',
  'quota_reached',
] as const;

export const invitationsRoutes: FastifyPluginAsyncZod<InvitationsOptions> = async (
  app,
  { invitations, proOriginOf },
) => {
  app.post(
    '/org/organisations/:organisationId/invitations',
    {
      config: { ...config, problems: [...ownerProblems, ...invitationProblems] },
      schema: {
        operationId: 'createInvitation',
        tags,
        params: organisationParams,
        body: invitationBody,
        response: { 201: invitationSchema },
      },
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const created = await invitations.create(
        userId,
        request.params.organisationId,
        request.body,
        proOriginOf(request),
      );
      return reply.code(201).send(created);
    },
  );
  app.delete(
    '/org/organisations/:organisationId/invitations/:invitationId',
    {
      config: { ...config, problems: [...ownerProblems, 'invitation_not_found'] },
      schema: {
        operationId: 'deleteInvitation',
        tags,
        params: invitationParams,
        response: { 200: leftSchema },
      },
    },
    async (request) => {
      await invitations.withdraw(viewerOf(request).userId, request.params);
      return { isRemoved: true as const };
    },
  );
  // The token is in the query string, which the service does not log.
  app.get(
    '/org/invitations/preview',
    {
      config: { access: 'public', isNeverStored: true, problems: ['invitation_not_found'] },
      schema: {
        operationId: 'getInvitation',
        tags,
        querystring: tokenBody,
        response: { 200: invitationPreviewSchema },
      },
    },
    (request) => invitations.preview(request.query.token),
  );
  app.post(
    '/org/invitations/acceptance',
    {
      config: {
        ...config,
        problems: ['invitation_not_found', 'invitation_of_another', 'organisation_full'],
      },
      schema: {
        operationId: 'acceptInvitation',
        tags,
        body: tokenBody,
        response: { 200: myOrganisationSchema },
      },
    },
    (request) => invitations.accept(viewerOf(request).userId, request.body.token),
  );
};
