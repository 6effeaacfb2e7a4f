import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../../platform/problems/problem.ts';
import type { PaymentEventsService } from './payment-events.service.ts';

const bodyLimit = 1_048_576;

/**
 * A separate plugin scope keeps the raw bytes of the body, which the signature covers. The route
 * has no session check and no rate limit: a request without a valid signature is refused before its
 * body is parsed.
 */
export async function webhookRoutes(
  app: FastifyInstance,
  { events }: { events: PaymentEventsService | undefined },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.post(
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
