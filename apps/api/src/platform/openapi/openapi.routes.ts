import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { boundedText } from '../input/bounded-text.ts';
import { Problem } from '../problems/problem.ts';
import type { OpenapiDocument } from './json-schema.ts';
import { isProblemCode, problemPage } from './problem-page.ts';

const problemParams = z.strictObject({ code: boundedText(64) });

// The page of Swagger UI uses inline styles and data: images.
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function openapiRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/api/openapi.json',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=300')
        .send(app.swagger()),
  );
  app.get<{ Params: z.output<typeof problemParams> }>(
    '/api/problems/:code',
    { config: { access: 'public' }, schema: { hide: true, params: problemParams } },
    async (request, reply) => {
      const { code } = request.params;
      if (!isProblemCode(code)) throw new Problem('not_found');
      return reply
        .header('cache-control', 'public, max-age=300')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(problemPage(code, app.swagger() as unknown as OpenapiDocument));
    },
  );
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
}
