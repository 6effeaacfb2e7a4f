import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { receiveForms } from '../../../platform/input/receive-form.ts';
import {
  findingListSchema,
  findingQuery,
  importForm,
  importListQuery,
  importListSchema,
  importParams,
  importSchema,
  validationBody,
  validationSchema,
} from './batch-imports.schema.ts';
import type { BatchImportsService } from './batch-imports.service.ts';
import { importReadingRoutes } from './columns/import-reading.routes.ts';
import { type DownloadedFile, sheetTypes } from './download-file.ts';
import { deleteTemporaryFile, readImportForm } from './receiving/receive-file.http.ts';

const tags = ['Imports'];
const reading = {
  access: 'verified',
  apiKey: 'imports:write',
  problems: ['import_not_found'],
} as const;
const writing = { access: ['batch_import', 'poi_editor'], apiKey: 'imports:write' } as const;
const ofOrganisation = [
  'organisation_not_found',
  'organisation_not_approved',
  'organisation_suspended',
] as const;
const file = [
  'import_file_too_large',
  'import_file_empty',
  'import_file_spreadsheet',
  'import_file_utf16',
  'import_file_binary',
  'import_sheet_unreadable',
  'import_sheet_too_large',
  'work_busy',
  'import_limited',
  'unsupported_media_type',
] as const;
const csv = (description: string) => ({
  200: { description, content: { 'text/csv': { schema: z.string() } } },
});

// An ASCII name beside the UTF-8 one (RFC 6266). The name was sanitised when the file was received.
const attached = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`;

const send = (reply: FastifyReply, { name, type, content }: DownloadedFile): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', attached(name))
    .header('x-content-type-options', 'nosniff')
    .send(content);

type BatchImportsOptions = { imports: BatchImportsService };

export const batchImportsRoutes: FastifyPluginAsyncZod<BatchImportsOptions> = async (
  app,
  { imports },
) => {
  await app.register(sendingRoutes, { imports });
  await app.register(readingRoutes, { imports });
  await app.register(downloadRoutes, { imports });
  await app.register(importReadingRoutes, { imports });
  await app.register(decisionRoutes, { imports });
};

const sendingRoutes: FastifyPluginAsyncZod<BatchImportsOptions> = async (app, { imports }) => {
  await receiveForms(app, batchImportLimits.maxBytes);
  app.post(
    '/imports',
    {
      config: {
        ...writing,
        rate: 'upload',
        problems: [...ofOrganisation, ...file, 'quota_reached'],
      },
      schema: {
        operationId: 'createImport',
        tags,
        consumes: ['multipart/form-data'],
        body: importForm,
        response: { 201: importSchema },
      },
      preValidation: async (request) => {
        request.body = (await readImportForm(request, (organisationId) =>
          imports.assertMaySend(viewerOf(request), organisationId),
        )) as typeof request.body;
      },
      onResponse: deleteTemporaryFile,
    },
    async (request, reply) => {
      try {
        const created = await imports.create(viewerOf(request), request.body);
        return reply.code(201).send(created);
      } finally {
        // Here too, because `onResponse` does not run when the client has disconnected.
        await deleteTemporaryFile(request);
      }
    },
  );
  app.get(
    '/imports/example',
    {
      config: { access: 'verified', apiKey: 'imports:write' },
      schema: {
        operationId: 'getImportExample',
        tags,
        response: csv('All columns and an event with two dates, as CSV for spreadsheets.'),
      },
    },
    async (_request, reply) => send(reply, imports.example()),
  );
  app.post(
    '/imports/validation',
    {
      config: writing,
      schema: {
        operationId: 'validateImportEvent',
        tags,
        body: validationBody,
        response: { 200: validationSchema },
      },
    },
    async (request) => imports.validate(request.body),
  );
};

const readingRoutes: FastifyPluginAsyncZod<BatchImportsOptions> = async (app, { imports }) => {
  app.get(
    '/imports',
    {
      config: { ...reading, problems: ['organisation_not_found'] },
      schema: {
        operationId: 'listImports',
        tags,
        querystring: importListQuery,
        response: { 200: importListSchema },
      },
    },
    (request) => imports.list(viewerOf(request), request.query),
  );
  app.get(
    '/imports/:importId',
    {
      config: reading,
      schema: {
        operationId: 'getImport',
        tags,
        params: importParams,
        response: { 200: importSchema },
      },
    },
    (request) => imports.get(viewerOf(request), request.params.importId),
  );
  app.get(
    '/imports/:importId/findings',
    {
      config: reading,
      schema: {
        operationId: 'listImportFindings',
        tags,
        params: importParams,
        querystring: findingQuery,
        response: { 200: findingListSchema },
      },
    },
    (request) => imports.listFindings(viewerOf(request), request.params.importId, request.query),
  );
};

const downloadRoutes: FastifyPluginAsyncZod<BatchImportsOptions> = async (app, { imports }) => {
  app.get(
    '/imports/:importId/errors',
    {
      config: {
        ...reading,
        rate: 'render',
        problems: [...reading.problems, 'import_transition_forbidden', 'import_file_gone'],
      },
      schema: {
        operationId: 'getImportErrorFile',
        tags,
        params: importParams,
        response: csv(
          'The lines that cannot be imported, unchanged, with a column of reasons. Correct them and send the file again.',
        ),
      },
    },
    async (request, reply) =>
      send(reply, await imports.errors(viewerOf(request), request.params.importId)),
  );
  app.get(
    '/imports/:importId/file',
    {
      config: { ...reading, rate: 'render', problems: [...reading.problems, 'import_file_gone'] },
      schema: {
        operationId: 'getImportFile',
        tags,
        params: importParams,
        response: {
          200: {
            description: 'The file as uploaded.',
            content: {
              'text/csv': { schema: z.string() },
              [sheetTypes.xlsx]: { schema: z.string() },
              [sheetTypes.ods]: { schema: z.string() },
            },
          },
        },
      },
    },
    async (request, reply) =>
      send(reply, await imports.file(viewerOf(request), request.params.importId)),
  );
};

const decisionRoutes: FastifyPluginAsyncZod<BatchImportsOptions> = async (app, { imports }) => {
  app.post(
    '/imports/:importId/confirmation',
    {
      config: {
        ...writing,
        problems: [
          'import_not_found',
          'import_transition_forbidden',
          'import_file_gone',
          ...ofOrganisation,
        ],
      },
      schema: {
        operationId: 'confirmImport',
        tags,
        params: importParams,
        response: { 200: importSchema },
      },
    },
    (request) => imports.confirm(viewerOf(request), request.params.importId),
  );
  app.post(
    '/imports/:importId/cancellation',
    {
      config: { ...writing, problems: ['import_not_found', 'import_transition_forbidden'] },
      schema: {
        operationId: 'cancelImport',
        tags,
        params: importParams,
        response: { 200: importSchema },
      },
    },
    (request) => imports.cancel(viewerOf(request), request.params.importId),
  );
};
