import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../../platform/problems/problem.ts';
import type { PaymentEventsService } from './payment-events.service.ts';

const bodyLimit = 1_048_576;

/**
 * Where the payment provider tells us what happened: POST /api/webhooks/stripe. A plugin of its
 * own, for its signature is over the bytes that were sent. No session, no limit of requests:
 * whoever cannot sign is refused before anything is read.
 */
export async function webhookRoutes(
  app: FastifyInstance,
  { events }: { events: PaymentEventsService | undefined },
): Promise<void> {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    own.post(
      '/api/webhooks/stripe',
      {
        bodyLimit,
        config: {
          access: 'public',
          rate: 'exempt',
          problems: ['webhook_signature_invalid', 'webhook_mode_wrong'],
        },
        schema: { hide: true },
      },
      async (request) => {
        if (events === undefined) throw new Problem('not_found');
        const signature = request.headers['stripe-signature'];
        if (!Buffer.isBuffer(request.body) || typeof signature !== 'string')
          throw new Problem('webhook_signature_invalid');
        await events.receive(request.body, signature);
        return { received: true };
      },
    );
  });
}
