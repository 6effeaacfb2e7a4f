import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPostmarkMail } from '../../../gateways/inbound-mail/read-postmark-mail.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { ReceiveReply } from './receive-reply.ts';

// Postmark takes mails of 35 MB, in base64.
const bodyLimit = 36_700_160;

export type InboundMailOptions = {
  /** Undefined when answers by mail are not set up. */
  inbound: { password: string; receive: ReceiveReply } | undefined;
  proOriginOf: (request: FastifyRequest) => string;
};

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Postmark sends the credentials of the webhook's address as basic authentication. */
const isFromProvider = (header: string | undefined, password: string): boolean =>
  timingSafeEqual(
    hashOf(header ?? ''),
    hashOf(`Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`),
  );

/**
 * The webhook to which the provider posts received mails. It has no session check and no rate limit:
 * a request without the password is refused before its body is read. A mail that is ignored gets 200
 * as well, so that neither its sender nor the provider learns why.
 */
export async function inboundMailRoutes(
  app: FastifyInstance,
  { inbound, proOriginOf }: InboundMailOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    scope.post(
      '/api/webhooks/postmark',
      {
        bodyLimit,
        config: {
          access: 'public',
          rate: 'exempt',
          problems: ['inbound_mail_unauthorized', 'pictures_busy'],
        },
        schema: { hide: true },
        onRequest: async ({ headers }) => {
          if (inbound === undefined) throw new Problem('not_found');
          if (!isFromProvider(headers.authorization, inbound.password))
            throw new Problem('inbound_mail_unauthorized');
        },
      },
      async (request) => {
        const mail = readPostmarkMail(request.body);
        if (mail === null) throw new Problem('request_invalid');
        await inbound?.receive(mail, proOriginOf(request));
        return { received: true };
      },
    );
  });
}
