import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import type { Party } from './conversation-party.ts';
import {
  conversationQuery,
  conversationSchema,
  messageBody,
  openConversationsSchema,
  organisationParams,
  poiParams,
  readBody,
  unreadSchema,
} from './conversations.schema.ts';
import type { ConversationsService } from './conversations.service.ts';

export type ConversationsOptions = {
  conversations: ConversationsService;
  proOriginOf: (request: FastifyRequest) => string;
};

const tags = ['Conversations'];
const access = 'verified' as const;
const ofPoi = { access, problems: ['poi_not_found'] } as const;
const ofOrganisation = { access, problems: ['organisation_not_found'] } as const;
const writing = [
  'permission_missing',
  'quota_reached',
  'message_id_taken',
  'attachment_not_found',
] as const;
const partyOf = (request: FastifyRequest): Party => ({
  side: 'organisation',
  viewer: viewerOf(request),
});

export const organiserConversationsRoutes: FastifyPluginAsyncZod<ConversationsOptions> = async (
  app,
  { conversations, proOriginOf },
) => {
  app.get(
    '/org/conversations',
    {
      config: { access },
      schema: {
        operationId: 'listOpenConversations',
        tags,
        response: { 200: openConversationsSchema },
      },
    },
    (request) => conversations.listOpen(viewerOf(request)),
  );
  await app.register(poiConversationRoutes, { conversations, proOriginOf });
  await app.register(organisationConversationRoutes, { conversations, proOriginOf });
};

const poiConversationRoutes: FastifyPluginAsyncZod<ConversationsOptions> = async (
  app,
  { conversations, proOriginOf },
) => {
  app.get(
    '/org/pois/:poiId/conversation',
    {
      config: ofPoi,
      schema: {
        operationId: 'getPoiConversation',
        tags,
        params: poiParams,
        querystring: conversationQuery,
        response: { 200: conversationSchema },
      },
    },
    (request) => conversations.get(partyOf(request), request.params, request.query.before),
  );
  app.post(
    '/org/pois/:poiId/conversation',
    {
      config: { access, problems: ['poi_not_found', ...writing] },
      schema: {
        operationId: 'sendPoiMessage',
        tags,
        params: poiParams,
        body: messageBody,
        response: { 200: conversationSchema },
      },
    },
    (request) =>
      conversations.send(partyOf(request), request.params, request.body, proOriginOf(request)),
  );
  app.put(
    '/org/pois/:poiId/conversation/read',
    {
      config: ofPoi,
      schema: {
        operationId: 'readPoiConversation',
        tags,
        params: poiParams,
        body: readBody,
        response: { 200: unreadSchema },
      },
    },
    (request) => conversations.read(partyOf(request), request.params, request.body.readId),
  );
};

const organisationConversationRoutes: FastifyPluginAsyncZod<ConversationsOptions> = async (
  app,
  { conversations, proOriginOf },
) => {
  app.get(
    '/org/organisations/:organisationId/conversation',
    {
      config: ofOrganisation,
      schema: {
        operationId: 'getOrganisationConversation',
        tags,
        params: organisationParams,
        querystring: conversationQuery,
        response: { 200: conversationSchema },
      },
    },
    (request) => conversations.get(partyOf(request), request.params, request.query.before),
  );
  app.post(
    '/org/organisations/:organisationId/conversation',
    {
      config: { access, problems: ['organisation_not_found', ...writing] },
      schema: {
        operationId: 'sendOrganisationMessage',
        tags,
        params: organisationParams,
        body: messageBody,
        response: { 200: conversationSchema },
      },
    },
    (request) =>
      conversations.send(partyOf(request), request.params, request.body, proOriginOf(request)),
  );
  app.put(
    '/org/organisations/:organisationId/conversation/read',
    {
      config: ofOrganisation,
      schema: {
        operationId: 'readOrganisationConversation',
        tags,
        params: organisationParams,
        body: readBody,
        response: { 200: unreadSchema },
      },
    },
    (request) => conversations.read(partyOf(request), request.params, request.body.readId),
  );
};
