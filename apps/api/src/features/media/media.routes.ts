import { drawPicture } from '@parages/pictures/draw-picture';
import { parseSceneId } from '@parages/pictures/scene-ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import type { ReadViewer } from '../../platform/access/viewer.ts';
import { drawingPolicy } from '../../platform/edge/answer-headers.ts';
import { matchesEntityTag } from '../../platform/entity-tag.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { copyTag, type Drawing, encodingFor, entityTag, widthFor } from './media.domain.ts';
import { mediaParams, mediaQuery } from './media.schema.ts';
import type { MediaService } from './media.service.ts';
import { pictureTypes } from './pipeline/picture-names.ts';

const publicCache = 'public, max-age=31536000, immutable';
// Browsers revalidate the picture each time, because permissions can change.
const privateCache = 'private, no-cache';
const headersOf = (isPublic: boolean) => ({
  'content-security-policy': drawingPolicy,
  'cross-origin-resource-policy': isPublic ? 'cross-origin' : 'same-origin',
  'cache-control': isPublic ? publicCache : privateCache,
});

export type MediaRoutesOptions = { media: MediaService; readViewer: ReadViewer };
type Picture = { isPublic: boolean; drawing: Drawing } | { isPublic: boolean; sha256: string };

/** A scene needs no database query, so that drawings of scenes work without the database. */
export const mediaRoutes: FastifyPluginAsyncZod<MediaRoutesOptions> = async (
  app,
  { media, readViewer },
) => {
  async function find(
    id: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Picture | undefined> {
    if (parseSceneId(id)) return { isPublic: true, drawing: { scene: id, seed: '' } };
    if (!isUuid(id)) return undefined;
    return media.findFile(id, () => readViewer(request, reply, { isFresh: false }));
  }

  function sendDrawing(
    request: FastifyRequest,
    reply: FastifyReply,
    drawing: Drawing,
  ): FastifyReply {
    const picture = drawPicture(drawing);
    if (picture === undefined) throw new Problem('media_not_found');
    const tag = entityTag(picture);
    reply.headers({ ...headersOf(true), etag: tag });
    if (matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send(null);
    return reply.type('image/svg+xml').send(picture);
  }

  app.get(
    '/mediafile/:mediaFileId',
    {
      config: {
        access: 'public',
        apiKey: 'public:read',
        rate: 'file',
        problems: ['media_not_found'],
      },
      schema: {
        operationId: 'getMediaFile',
        tags: ['Pictures'],
        params: mediaParams,
        querystring: mediaQuery,
        response: {
          200: {
            description:
              'The picture: a drawing as SVG, a photo as WebP if the client accepts it, else as JPEG.',
            content: Object.fromEntries(
              ['image/svg+xml', 'image/webp', 'image/jpeg'].map((type) => [
                type,
                { schema: z.any() },
              ]),
            ),
          },
          304: z.null().describe('The copy named by If-None-Match is current.'),
        },
      },
    },
    async (request, reply) => {
      const found = await find(request.params.mediaFileId, request, reply);
      if (found === undefined) throw new Problem('media_not_found');
      if ('drawing' in found) return sendDrawing(request, reply, found.drawing);
      const { isPublic, sha256 } = found;
      const copy = {
        width: widthFor(request.query),
        encoding: encodingFor(request.headers.accept),
      };
      const tag = copyTag(sha256, copy);
      reply.headers({ ...headersOf(isPublic), vary: 'Accept', etag: tag });
      if (matchesEntityTag(request.headers['if-none-match'], tag))
        return reply.code(304).send(null);
      const kept = await media.open(sha256, copy);
      reply.headers({ 'content-length': kept.bytes, 'content-disposition': 'inline' });
      return reply.type(pictureTypes[copy.encoding]).send(kept.stream);
    },
  );
};
