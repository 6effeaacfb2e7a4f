import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { serviceNames } from '../stand-ins/service-names.ts';
import type { SettingsByService } from '../stand-ins/stand-in.ts';
import { words } from './controls.fr.ts';
import { type Faults, faultRequest } from './faults.ts';

const clearQuery = z.object({ service: z.enum(serviceNames).optional() });

type Options = { faults: Faults; settings: () => SettingsByService; reset: () => void };

export const controlRoutes: FastifyPluginAsync<Options> = async (
  app,
  { faults, settings, reset },
) => {
  app.get('/_sandbox/settings', async () => settings());

  app.get('/_sandbox/faults', async () => ({ items: faults.list() }));

  app.post('/_sandbox/faults', async (request, reply) => {
    const parsed = faultRequest.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ errors: parsed.error.issues });
    if (!faults.plan(parsed.data)) return reply.code(409).send({ error: words.tooMany });
    return reply.code(201).send(parsed.data);
  });

  app.delete('/_sandbox/faults', async (request, reply) => {
    const parsed = clearQuery.safeParse(request.query);
    if (!parsed.success)
      return reply.code(400).send({ error: words.unknownService(JSON.stringify(request.query)) });
    faults.clear(parsed.data.service);
    return reply.code(204).send();
  });

  app.post('/_sandbox/reset', async (_request, reply) => {
    reset();
    return reply.code(204).send();
  });
};
