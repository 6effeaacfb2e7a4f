import { attachmentLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { readForm, receiveForms } from '../../../platform/input/receive-form.ts';
import { organisationParams } from '../conversations.schema.ts';
import type { ConversationsService } from '../conversations.service.ts';
import { fileNameOf, headerOfName } from './attachment-name.ts';
import { attachmentForm, attachmentParams, attachmentSchema } from './attachments.schema.ts';

const tags = ['Conversations'];

// A file of another account never runs in the site: it is saved, and opened as nothing else.
const attachmentPolicy = "default-src 'none'; sandbox";

type AttachmentsOptions = { conversations: ConversationsService };

export const attachmentsRoutes: FastifyPluginAsyncZod<AttachmentsOptions> = async (
  app,
  { conversations },
) => {
  await app.register(uploadRoutes, { conversations });
  await app.register(downloadRoutes, { conversations });
};

const uploadRoutes: FastifyPluginAsyncZod<AttachmentsOptions> = async (app, { conversations }) => {
  await receiveForms(app, attachmentLimits.maxBytes);
  app.post(
    '/org/organisations/:organisationId/attachments',
    {
      config: {
        access: 'verified',
        rate: 'upload',
        problems: [
          'organisation_not_found',
          'permission_missing',
          'quota_reached',
          'attachment_unreadable',
          'picture_too_small',
          'picture_too_large',
          'pictures_busy',
          'payload_too_large',
          'unsupported_media_type',
        ],
      },
      schema: {
        operationId: 'addConversationAttachment',
        tags,
        consumes: ['multipart/form-data'],
        params: organisationParams,
        body: attachmentForm,
        response: { 201: attachmentSchema },
      },
      // The permission is checked before the file is received. Validation refuses a malformed id
      // later.
      onRequest: async (request) => {
        const { organisationId } = request.params;
        if (isUuid(organisationId))
          await conversations.assertMayAttach(viewerOf(request), organisationId);
      },
      preValidation: async (request) => {
        const form = await readForm(request, {
          tooLarge: 'payload_too_large',
          keep: async (part) => ({
            name: fileNameOf(part.filename),
            bytes: await part.toBuffer(),
          }),
        });
        request.body = form as typeof request.body;
      },
    },
    async (request, reply) => {
      const { organisationId } = request.params;
      const { file } = request.body;
      const added = await conversations.addAttachment(viewerOf(request), organisationId, file);
      return reply.code(201).send(added);
    },
  );
};

const downloadRoutes: FastifyPluginAsyncZod<AttachmentsOptions> = async (
  app,
  { conversations },
) => {
  app.get(
    '/org/organisations/:organisationId/attachments/:attachmentId',
    {
      config: { access: 'verified', rate: 'file', problems: ['attachment_not_found'] },
      schema: {
        operationId: 'getConversationAttachment',
        tags,
        params: attachmentParams,
        response: {
          200: {
            description: 'The file, to be saved.',
            content: {
              'application/pdf': { schema: z.any() },
              'image/jpeg': { schema: z.any() },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { name, type, content } = await conversations.openAttachment(
        viewerOf(request),
        request.params,
      );
      reply.headers({
        'content-disposition': headerOfName(name, type),
        'content-security-policy': attachmentPolicy,
        'x-content-type-options': 'nosniff',
      });
      return reply.type(type).send(Buffer.from(content));
    },
  );
};
