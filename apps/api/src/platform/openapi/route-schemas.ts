import type { FastifySchema } from 'fastify';
import { z } from 'zod';

/** The zod schemas of a route, which examples are checked against. */
export type RouteSchemas = { body?: z.ZodType; response: Record<string, z.ZodType> };

export function zodSchemasOf({ body, response }: FastifySchema): RouteSchemas {
  const answers = Object.entries(response ?? {}).filter(
    (answer): answer is [string, z.ZodType] => answer[1] instanceof z.ZodType,
  );
  return {
    ...(body instanceof z.ZodType ? { body } : {}),
    response: Object.fromEntries(answers),
  };
}
