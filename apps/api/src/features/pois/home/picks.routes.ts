import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { matchesEntityTag } from '../../../platform/entity-tag.ts';
import { picksSchema } from '../pois.schema.ts';
import type { PoisService } from '../pois.service.ts';

// The answer is the same for every caller, and changes when an event is over or a favourite counts.
const cacheControl = 'public, max-age=300';

// Weak, because the answer may be compressed.
const tagOf = (answer: object): string =>
  `W/"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`;

export const picksRoutes: FastifyPluginAsyncZod<{ pois: PoisService }> = async (app, { pois }) => {
  app.get(
    '/picks',
    {
      config: { access: 'public', rate: 'search', problems: [] },
      schema: {
        operationId: 'listPicks',
        tags: ['Events'],
        response: { 200: picksSchema, 304: z.null().describe('Not changed') },
      },
    },
    async (request, reply) => {
      const picks = await pois.listPicks();
      const etag = tagOf(picks);
      reply.header('cache-control', cacheControl).header('etag', etag);
      return matchesEntityTag(request.headers['if-none-match'], etag)
        ? reply.code(304).send(null)
        : picks;
    },
  );
};
