import { limits } from '@parages/contracts/vocabulary/limits';
import type { ProblemCode } from '@parages/contracts/vocabulary/problems';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { validate as isUuid } from 'uuid';
import { viewerOf } from '../../platform/access/viewer.ts';
import { type Form, readForm, receiveForms } from '../../platform/input/receive-form.ts';
import { Problem } from '../../platform/problems/problem.ts';
import {
  addedPictureSchema,
  type PictureForm,
  pictureAddress,
  pictureChanges,
  pictureForm,
  pictureOrder,
  pictureParams,
  pictureQuery,
  poiParams,
  poiPicturesSchema,
} from './pictures.schema.ts';
import type { PicturesService } from './pictures.service.ts';

const tags = ['Pictures'];
const writing = { access: ['poi_editor', 'poi_mod', 'image_mod'], apiKey: 'events:write' } as const;
const place: readonly ProblemCode[] = ['permission_missing', 'poi_not_found'];
const write: readonly ProblemCode[] = [
  ...place,
  'organisation_suspended',
  'poi_version_stale',
  'poi_transition_forbidden',
];
const fileProblems: readonly ProblemCode[] = [
  'picture_unreadable',
  'picture_too_small',
  'picture_too_large',
  'pictures_busy',
];
const file: readonly ProblemCode[] = [
  ...write,
  'pictures_full',
  'quota_reached',
  ...fileProblems,
  'unsupported_media_type',
];

function parseForm(form: Form): PictureForm {
  const parsed = pictureForm.safeParse(form);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, code, message }) => ({
    pointer: `/body/${path.join('/')}`,
    code,
    detail: message,
  }));
  throw new Problem('request_invalid', undefined, errors);
}

type PicturesOptions = { pictures: PicturesService };

export const picturesRoutes: FastifyPluginAsyncZod<PicturesOptions> = async (app, { pictures }) => {
  await app.register(galleryRoutes, { pictures });
  await app.register(additionRoutes, { pictures });
  await app.register(pictureRoutes, { pictures });
};

const galleryRoutes: FastifyPluginAsyncZod<PicturesOptions> = async (app, { pictures }) => {
  app.get(
    '/org/pois/:poiId/images',
    {
      config: { access: 'verified', apiKey: 'events:read', problems: place },
      schema: {
        operationId: 'listMediaFiles',
        tags,
        params: poiParams,
        response: { 200: poiPicturesSchema },
      },
    },
    (request) => pictures.list(request.params.poiId, viewerOf(request)),
  );

  app.put(
    '/org/pois/:poiId/images',
    {
      config: { ...writing, problems: write },
      schema: {
        operationId: 'orderMediaFiles',
        tags,
        params: poiParams,
        body: pictureOrder,
        response: { 200: poiPicturesSchema },
      },
    },
    (request) => pictures.order(request.params.poiId, request.body, viewerOf(request)),
  );
};

const additionRoutes: FastifyPluginAsyncZod<PicturesOptions> = async (app, { pictures }) => {
  await receiveForms(app, limits.picture.maxBytes);

  // The permission is checked before up to ten megabytes are read.
  async function receive(request: FastifyRequest, poiId: string): Promise<PictureForm> {
    await pictures.assertMayAdd(poiId, viewerOf(request));
    return parseForm(await readForm(request, { tooLarge: 'picture_too_large' }));
  }

  app.post(
    '/org/pois/:poiId/media',
    {
      config: { ...writing, rate: 'upload', problems: file },
      schema: {
        operationId: 'addMediaFileToPoi',
        tags,
        consumes: ['multipart/form-data'],
        params: poiParams,
        body: pictureForm,
        response: { 201: addedPictureSchema },
      },
      preValidation: async (request) => {
        if (!request.isMultipart()) throw new Problem('unsupported_media_type');
        if (isUuid(request.params.poiId))
          request.body = await receive(request, request.params.poiId);
      },
    },
    async (request, reply) => {
      const { file: bytes, ...about } = request.body;
      return reply
        .code(201)
        .send(await pictures.addFile(request.params.poiId, { bytes, ...about }, viewerOf(request)));
    },
  );

  app.post(
    '/pois/:poiId/media',
    {
      config: {
        ...writing,
        rate: 'upload',
        problems: [...file, 'picture_credits_missing', 'picture_url_refused'],
        formBody: pictureForm,
      },
      schema: {
        operationId: 'addMediaFileToPoiByUrl',
        tags,
        params: poiParams,
        body: pictureAddress,
        response: { 201: addedPictureSchema },
      },
      preValidation: async (request, reply) => {
        const { poiId } = request.params;
        if (!request.isMultipart() || !isUuid(poiId)) return undefined;
        const { file: bytes, ...about } = await receive(request, poiId);
        return reply
          .code(201)
          .send(await pictures.addFile(poiId, { bytes, ...about }, viewerOf(request)));
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(await pictures.addByUrl(request.params.poiId, request.body, viewerOf(request))),
  );
};

const pictureRoutes: FastifyPluginAsyncZod<PicturesOptions> = async (app, { pictures }) => {
  app.patch(
    '/media/:mediaFileId',
    {
      config: { ...writing, problems: [...write, 'media_not_found'] },
      schema: {
        operationId: 'updateMediaFile',
        tags,
        params: pictureParams,
        querystring: pictureQuery,
        body: pictureChanges,
        response: { 200: poiPicturesSchema },
      },
    },
    (request) =>
      pictures.update(
        { ...request.params, poiId: request.query.poiId },
        request.body,
        viewerOf(request),
      ),
  );

  app.delete(
    '/media/:mediaFileId',
    {
      config: { ...writing, problems: [...write, 'media_not_found'] },
      schema: {
        operationId: 'deleteMediaFile',
        tags,
        params: pictureParams,
        querystring: pictureQuery,
        response: { 200: poiPicturesSchema },
      },
    },
    (request) =>
      pictures.delete({ ...request.params, poiId: request.query.poiId }, viewerOf(request)),
  );
};
