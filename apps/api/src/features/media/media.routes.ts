import { drawPicture } from '@parages/pictures/draw-picture';
import { parseSceneId } from '@parages/pictures/scene-ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { entityTag, isKnownEntity, parseDrawing } from './media.domain.ts';
import { mediaRepository } from './media.repository.ts';
import { mediaParams, mediaQuery } from './media.schema.ts';

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  // An SVG opened by itself is a document: it may paint, and do nothing else.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
};

/** `/mediafile/{id}`: pictures, outside `/api/v1`. A scene is drawn without asking the database, so that fallbacks outlive it. */
export const mediaRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const media = mediaRepository(db);

  async function findPicture(id: string): Promise<string | undefined> {
    if (parseSceneId(id)) return drawPicture({ scene: id, seed: '' });
    if (!isUuid(id)) return undefined;
    const drawing = await media.findDrawing(id);
    return drawing === undefined ? undefined : drawPicture(parseDrawing(drawing));
  }

  app.get(
    '/mediafile/:mediaFileId',
    {
      config: { access: 'public', problems: ['media_not_found'] },
      schema: {
        operationId: 'getMediaFile',
        tags: ['media'],
        summary: 'A picture, by media file id or by the name of a drawn scene.',
        params: mediaParams,
        querystring: mediaQuery,
        response: {
          200: { description: 'The picture.', content: { 'image/svg+xml': { schema: z.string() } } },
          304: z.null().describe('The copy named by If-None-Match is still right.'),
        },
      },
    },
    async (request, reply) => {
      const picture = await findPicture(request.params.mediaFileId);
      if (picture === undefined) throw new Problem('media_not_found');
      const tag = entityTag(picture);
      reply.headers(headers).header('etag', tag);
      if (isKnownEntity(request.headers['if-none-match'], tag)) return reply.code(304).send(null);
      return reply.type('image/svg+xml').send(picture);
    },
  );
};
