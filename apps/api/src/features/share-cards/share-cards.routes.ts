import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { drawingPolicy } from '../../platform/edge/answer-headers.ts';
import { matchesEntityTag } from '../../platform/entity-tag.ts';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { ShareCardsService, SharePicture } from './share-cards.service.ts';

const route = { config: { access: 'public' as const } };
const file = boundedText(310).regex(/^[a-z0-9-]+\.png$/);
const fileParams = z.object({ file });
const townFileParams = z.object({ townSlug: boundedText(200), file });
const headers = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  'content-security-policy': drawingPolicy,
};

const nameOf = (path: string): string => path.replace(/\.png$/, '');

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: SharePicture | undefined,
): Promise<FastifyReply> {
  if (!picture) throw new Problem('media_not_found');
  reply.headers(headers).header('etag', picture.tag);
  if (matchesEntityTag(request.headers['if-none-match'], picture.tag))
    return reply.code(304).send();
  const png = await picture.paint();
  return reply.type('image/png').send(png);
}

export const shareCardsRoutes: FastifyPluginAsyncZod<{ shareCards: ShareCardsService }> = async (
  app,
  { shareCards },
) => {
  app.get('/og/parages.png', { ...route, schema: { hide: true } }, async (request, reply) =>
    send(request, reply, await shareCards.findForList({ theme: null, townSlug: null })),
  );
  app.get(
    '/og/theme/:file',
    { ...route, schema: { hide: true, params: fileParams } },
    async (request, reply) =>
      send(
        request,
        reply,
        await shareCards.findForList({ theme: nameOf(request.params.file), townSlug: null }),
      ),
  );
  app.get(
    '/og/ville/:file',
    { ...route, schema: { hide: true, params: fileParams } },
    async (request, reply) =>
      send(
        request,
        reply,
        await shareCards.findForList({ theme: null, townSlug: nameOf(request.params.file) }),
      ),
  );
  app.get(
    '/og/ville/:townSlug/:file',
    { ...route, schema: { hide: true, params: townFileParams } },
    async (request, reply) =>
      send(
        request,
        reply,
        await shareCards.findForList({
          theme: nameOf(request.params.file),
          townSlug: request.params.townSlug,
        }),
      ),
  );
  app.get(
    '/og/evenement/:file',
    { ...route, schema: { hide: true, params: fileParams } },
    async (request, reply) => {
      const found = await shareCards.findForPoi(nameOf(request.params.file));
      if ('movedTo' in found) return reply.redirect(`/og/evenement/${found.movedTo}.png`, 301);
      return send(request, reply, found);
    },
  );
};
