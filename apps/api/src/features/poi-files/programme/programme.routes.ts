import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { boundedText } from '../../../platform/input/bounded-text.ts';
import { send } from '../poi-files.routes.ts';
import type { ProgrammesService } from './programme.service.ts';

export type ProgrammeOptions = {
  programmes: ProgrammesService;
  originOf: (request: FastifyRequest) => string;
};

export const programmeRoutes: FastifyPluginAsyncZod<ProgrammeOptions> = async (
  app,
  { programmes, originOf },
) => {
  app.get(
    '/organisers/:slug/programme.pdf',
    {
      config: {
        access: 'public',
        rate: 'draw',
        problems: ['organiser_not_found', 'programme_empty', 'service_unavailable'],
      },
      schema: {
        operationId: 'getOrganiserProgramme',
        tags: ['Events'],
        params: z.strictObject({ slug: boundedText(200).min(1) }),
        response: {
          200: {
            description: 'The PDF.',
            content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
          },
        },
      },
    },
    async (request, reply) =>
      send(
        reply,
        'application/pdf',
        await programmes.ofOrganiser(request.params.slug, originOf(request)),
      ),
  );
};
