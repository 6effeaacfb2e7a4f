import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/viewer.ts';
import type { InvitationsService } from './invitations.service.ts';
import {
  accountParams,
  invitationBody,
  invitationParams,
  invitationPreviewSchema,
  invitationSchema,
  leftSchema,
  memberParams,
  memberProfileSchema,
  memberSchema,
  membersSchema,
  roleBody,
  tokenBody,
} from './members.schema.ts';
import type { MembersService } from './members.service.ts';
import { myOrganisationSchema, organisationParams } from './organisations.schema.ts';

export type MembersOptions = {
  members: MembersService;
  invitations: InvitationsService;
  proOriginOf: (request: FastifyRequest) => string;
};

const tags = ['Organisations'];
const config = { access: 'verified' } as const;
const ofMine = ['organisation_not_found'] as const;
const byOwner = [...ofMine, 'permission_missing', 'organisation_suspended'] as const;
const oneMember = [...byOwner, 'member_not_found', 'member_last_owner'] as const;

const invited = [
  'organisation_transition_forbidden',
  'member_exists',
  'organisation_full',
  'attempts_limited',
] as const;

/** Who belongs to an organisation, and who is invited. Registered under /api/v1. */
export const membersRoutes: FastifyPluginAsyncZod<MembersOptions> = async (
  app,
  { members, invitations, proOriginOf },
) => {
  app.get(
    '/org/organisations/:organisationId/members',
    {
      config: { ...config, problems: ofMine },
      schema: {
        operationId: 'listMembers',
        tags,
        params: organisationParams,
        response: { 200: membersSchema },
      },
    },
    (request) => members.list(viewerOf(request), request.params.organisationId),
  );
  app.patch(
    '/org/organisations/:organisationId/members/:accountId',
    {
      config: { ...config, problems: oneMember },
      schema: {
        operationId: 'updateMember',
        tags,
        params: memberParams,
        body: roleBody,
        response: { 200: memberSchema },
      },
    },
    (request) => members.changeRole(viewerOf(request).userId, request.params, request.body.role),
  );
  app.delete(
    '/org/organisations/:organisationId/members/:accountId',
    {
      config: { ...config, problems: oneMember },
      schema: {
        operationId: 'removeMember',
        tags,
        params: memberParams,
        response: { 200: leftSchema },
      },
    },
    async (request) => {
      await members.remove(viewerOf(request).userId, request.params);
      return { isRemoved: true as const };
    },
  );
  app.get(
    '/org/members/:accountId',
    {
      config: { ...config, problems: ['member_not_found'] },
      schema: {
        operationId: 'getMember',
        tags,
        params: accountParams,
        response: { 200: memberProfileSchema },
      },
    },
    (request) => members.get(viewerOf(request), request.params.accountId),
  );
  app.post(
    '/org/organisations/:organisationId/invitations',
    {
      config: { ...config, problems: [...byOwner, ...invited, 'quota_reached'] },
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
      config: { ...config, problems: [...byOwner, 'invitation_not_found'] },
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
  // The token goes in the query, which is not logged.
  app.get(
    '/org/invitations/preview',
    {
      config: { access: 'public', problems: ['invitation_not_found'] },
      schema: {
        operationId: 'getInvitation',
        tags,
        querystring: tokenBody,
        response: { 200: invitationPreviewSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return invitations.preview(request.query.token);
    },
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
