import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import type { Party } from './conversation-party.ts';
import {
  type Answer,
  answerBody,
  conversationQuery,
  conversationSchema,
  organisationParams,
  poiParams,
  readBody,
  unreadSchema,
  waitingConversationsSchema,
  waitingQuery,
} from './conversations.schema.ts';
import type { ConversationsOptions } from './organiser-conversations.routes.ts';
import type { NewMessage } from './send-message.ts';

const tags = ['Moderation'];
const writing = ['conversation_stale', 'message_id_taken', 'attachment_not_found'] as const;
const partyOf = (request: FastifyRequest): Party => ({ side: 'team', viewer: viewerOf(request) });
const toMessage = ({ id, text, attachmentIds, ...answer }: Answer): NewMessage => ({
  id,
  text,
  attachmentIds,
  answer,
});

export const teamConversationsRoutes: FastifyPluginAsyncZod<ConversationsOptions> = async (
  app,
  { conversations, proOriginOf },
) => {
  app.get(
    '/moderation/conversations',
    {
      config: { access: ['poi_mod', 'org_mod'] },
      schema: {
        operationId: 'listWaitingConversations',
        tags,
        querystring: waitingQuery,
        response: { 200: waitingConversationsSchema },
      },
    },
    (request) => conversations.listWaiting(viewerOf(request), request.query),
  );
  await app.register(poiRoutes, { conversations, proOriginOf });
  await app.register(organisationRoutes, { conversations, proOriginOf });
};

const poiRoutes: FastifyPluginAsyncZod<ConversationsOptions> = async (
  app,
  { conversations, proOriginOf },
) => {
  const access = 'poi_mod' as const;
  app.get(
    '/moderation/pois/:poiId/conversation',
    {
      config: { access, problems: ['poi_not_found'] },
      schema: {
        operationId: 'reviewPoiConversation',
        tags,
        params: poiParams,
        querystring: conversationQuery,
        response: { 200: conversationSchema },
      },
    },
    (request) => conversations.get(partyOf(request), request.params, request.query.before),
  );
  app.post(
    '/moderation/pois/:poiId/conversation',
    {
      config: { access, problems: ['poi_not_found', 'poi_own', ...writing] },
      schema: {
        operationId: 'answerPoiConversation',
        tags,
        params: poiParams,
        body: answerBody,
        response: { 200: conversationSchema },
      },
    },
    (request) =>
      conversations.send(
        partyOf(request),
        request.params,
        toMessage(request.body),
        proOriginOf(request),
      ),
  );
  app.put(
    '/moderation/pois/:poiId/conversation/done',
    {
      config: { access, problems: ['poi_not_found', 'poi_own'] },
      schema: {
        operationId: 'closePoiConversation',
        tags,
        params: poiParams,
        body: readBody,
        response: { 200: unreadSchema },
      },
    },
    (request) => conversations.read(partyOf(request), request.params, request.body.readId),
  );
};

const organisationRoutes: FastifyPluginAsyncZod<ConversationsOptions> = async (
  app,
  { conversations, proOriginOf },
) => {
  const access = 'org_mod' as const;
  app.get(
    '/moderation/organisations/:organisationId/conversation',
    {
      config: { access, problems: ['organisation_not_found'] },
      schema: {
        operationId: 'reviewOrganisationConversation',
        tags,
        params: organisationParams,
        querystring: conversationQuery,
        response: { 200: conversationSchema },
      },
    },
    (request) => conversations.get(partyOf(request), request.params, request.query.before),
  );
  app.post(
    '/moderation/organisations/:organisationId/conversation',
    {
      config: { access, problems: ['organisation_not_found', 'organisation_own', ...writing] },
      schema: {
        operationId: 'answerOrganisationConversation',
        tags,
        params: organisationParams,
        body: answerBody,
        response: { 200: conversationSchema },
      },
    },
    (request) =>
      conversations.send(
        partyOf(request),
        request.params,
        toMessage(request.body),
        proOriginOf(request),
      ),
  );
  app.put(
    '/moderation/organisations/:organisationId/conversation/done',
    {
      config: { access, problems: ['organisation_not_found', 'organisation_own'] },
      schema: {
        operationId: 'closeOrganisationConversation',
        tags,
        params: organisationParams,
        body: readBody,
        response: { 200: unreadSchema },
      },
    },
    (request) => conversations.read(partyOf(request), request.params, request.body.readId),
  );
};
