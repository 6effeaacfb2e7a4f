import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { organisationParams } from '../organisations.schema.ts';
import {
  accountParams,
  leftSchema,
  memberParams,
  memberProfileSchema,
  memberSchema,
  membersSchema,
  roleBody,
} from './members.schema.ts';
import type { MembersService } from './members.service.ts';

export type MembersOptions = {
  members: MembersService;
};

const tags = ['Organisations'];
const config = { access: 'verified' } as const;
const memberProblems = ['organisation_not_found'] as const;
const ownerProblems = [...memberProblems, 'permission_missing', 'organisation_suspended'] as const;
const oneMember = [...ownerProblems, 'member_not_found', 'member_last_owner'] as const;

export const membersRoutes: FastifyPluginAsyncZod<MembersOptions> = async (app, { members }) => {
  app.get(
    '/org/organisations/:organisationId/members',
    {
      config: { ...config, problems: memberProblems },
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
};
