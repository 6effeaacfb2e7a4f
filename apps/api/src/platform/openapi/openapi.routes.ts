import swaggerUi from '@fastify/swagger-ui';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify';
import { z } from 'zod';
import { type PrebuiltAnswer, prebuild, sendPrebuilt } from '../edge/prebuilt-answer.ts';
import { boundedText } from '../input/bounded-text.ts';
import { Problem } from '../problems/problem.ts';
import { guideRoutes } from './guide/guide.routes.ts';
import { referencePath } from './guide/guide-page.ts';
import type { OpenapiDocument } from './json-schema.ts';
import { isProblemCode, problemPage } from './problem-page.ts';

const problemParams = z.strictObject({ code: boundedText(64) });

// The page of Swagger UI uses inline styles and data: images.
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const documentCache = 'public, max-age=300';

export async function openapiRoutes(app: FastifyInstance): Promise<void> {
  let document: PrebuiltAnswer | undefined;
  const sendDocument = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    document ??= prebuild('application/json; charset=utf-8', JSON.stringify(app.swagger()));
    return sendPrebuilt(request, reply.header('cache-control', documentCache), document);
  };
  // Swagger UI would write the whole document anew for each request.
  const replaceDocuments: preHandlerAsyncHookHandler = async (request, reply) => {
    const { url } = request.routeOptions;
    if (url === `${referencePath}/json`) return sendDocument(request, reply);
    if (url === `${referencePath}/yaml`) throw new Problem('not_found');
  };
  app.get(
    '/api/openapi.json',
    { config: { access: 'public', rate: 'file' }, schema: { hide: true } },
    async (request, reply) =>
      sendDocument(request, reply.header('access-control-allow-origin', '*')),
  );
  app.get<{ Params: z.output<typeof problemParams> }>(
    '/api/problems/:code',
    { config: { access: 'public' }, schema: { hide: true, params: problemParams } },
    async (request, reply) => {
      const { code } = request.params;
      if (!isProblemCode(code)) throw new Problem('not_found');
      return reply
        .header('cache-control', documentCache)
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(problemPage(code, app.swagger() as unknown as OpenapiDocument));
    },
  );
  await app.register(guideRoutes);
  await app.register(swaggerUi, {
    routePrefix: referencePath,
    staticCSP: docsPolicy,
    uiHooks: { preHandler: replaceDocuments },
    uiConfig: { docExpansion: 'none', deepLinking: true, filter: true, tryItOutEnabled: true },
    theme: { title: 'API of Parages: all operations' },
  });
}
