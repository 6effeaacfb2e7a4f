import { Buffer } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Grant, Grants } from './grants.ts';

const schema = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  code_verifier: z.string().optional(),
});

export type Client = { clientId: string; clientSecret: string };

export type TokenFault =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type';

function readBasic(request: FastifyRequest): Partial<{ client_id: string; client_secret: string }> {
  const [, encoded] = /^Basic (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (encoded === undefined) return {};
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .split(':')
    .map(decodeURIComponent);
  return { client_id: id, client_secret: secret };
}

/** RFC 6749 §4.1.3. A wrong redirect URI or verifier also consumes the code. */
export function redeemCode(
  request: FastifyRequest,
  fields: unknown,
  client: Client,
  grants: Grants,
): Grant | { fault: TokenFault } {
  const body: Record<string, unknown> = {
    ...readBasic(request),
    ...z.record(z.string(), z.unknown()).parse(fields ?? {}),
  };
  if (body.grant_type !== 'authorization_code') return { fault: 'unsupported_grant_type' };
  const parsed = schema.safeParse(body);
  if (!parsed.success) return { fault: 'invalid_request' };
  const { code, redirect_uri, client_id, client_secret, code_verifier } = parsed.data;
  if (client_id !== client.clientId || client_secret !== client.clientSecret)
    return { fault: 'invalid_client' };
  return (
    grants.redeem({ code, redirectUri: redirect_uri, verifier: code_verifier }) ?? {
      fault: 'invalid_grant',
    }
  );
}
