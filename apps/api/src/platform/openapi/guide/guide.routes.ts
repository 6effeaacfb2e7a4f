import type { FastifyInstance } from 'fastify';
import { type PrebuiltAnswer, prebuild, sendPrebuilt } from '../../edge/prebuilt-answer.ts';
import type { OpenapiDocument } from '../json-schema.ts';
import { guidePage, guidePath, guidePolicy } from './guide-page.ts';
import { llmsText } from './llms-text.ts';

const config = { access: 'public', rate: 'file' } as const;
const cacheControl = 'public, max-age=300';

/** The guide for integrators, and its short form for agents. */
export async function guideRoutes(app: FastifyInstance): Promise<void> {
  const page = prebuild('text/html; charset=utf-8', guidePage());
  let llms: PrebuiltAnswer | undefined;
  app.get(guidePath, { config, schema: { hide: true } }, async (request, reply) =>
    sendPrebuilt(
      request,
      reply.headers({ 'cache-control': cacheControl, 'content-security-policy': guidePolicy }),
      page,
    ),
  );
  app.get('/llms.txt', { config, schema: { hide: true } }, async (request, reply) => {
    llms ??= prebuild(
      'text/plain; charset=utf-8',
      llmsText(app.swagger() as unknown as OpenapiDocument),
    );
    return sendPrebuilt(request, reply.header('cache-control', cacheControl), llms);
  });
}
