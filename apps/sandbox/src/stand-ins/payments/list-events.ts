import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Ledger } from './ledger.ts';
import { integer, list, readParameters } from './read-parameters.ts';

const parameters = z.strictObject({
  type: z.string().optional(),
  types: list(z.string()).optional(),
  created: z
    .strictObject({
      gt: integer.optional(),
      gte: integer.optional(),
      lt: integer.optional(),
      lte: integer.optional(),
    })
    .optional(),
  limit: integer
    .refine((value) => value >= 1 && value <= 100, 'This value must be between 1 and 100.')
    .default(10),
  starting_after: z.string().optional(),
});

/** Newest first. */
export function listEvents(ledger: Ledger, query: unknown): Stripe.ApiList<Stripe.Event> {
  const {
    type,
    types,
    created = {},
    limit,
    starting_after: after,
  } = readParameters(parameters, query);
  const {
    gt = -1,
    gte = 0,
    lt = Number.POSITIVE_INFINITY,
    lte = Number.POSITIVE_INFINITY,
  } = created;
  const all = ledger.listEvents();
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const wanted = all
    .slice(from)
    .filter(
      (event) =>
        (type === undefined || event.type === type) &&
        (types === undefined || types.includes(event.type)) &&
        event.created > gt &&
        event.created >= gte &&
        event.created < lt &&
        event.created <= lte,
    );
  return {
    object: 'list',
    data: wanted.slice(0, limit),
    has_more: wanted.length > limit,
    url: '/v1/events',
  };
}
