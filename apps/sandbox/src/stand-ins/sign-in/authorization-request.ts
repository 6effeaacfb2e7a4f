import { z } from 'zod';
import { isLoopback } from '../../refusals.ts';

const isOfThisMachine = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && url.hash === '' && isLoopback(url.hostname);
};

const schema = z
  .object({
    client_id: z.string(),
    redirect_uri: z.string().refine(isOfThisMachine, 'redirect_uri_mismatch'),
    response_type: z.literal('code'),
    scope: z.string().default(''),
    state: z.string().optional(),
    nonce: z.string().optional(),
    response_mode: z.enum(['query', 'form_post']).default('query'),
    code_challenge: z.string().optional(),
    code_challenge_method: z.literal('S256').optional(),
    access_type: z.string().optional(),
  })
  .refine(
    (request) =>
      (request.code_challenge === undefined) === (request.code_challenge_method === undefined),
    {
      path: ['code_challenge_method'],
      message: 'S256 only',
    },
  );

/** OAuth 2 (RFC 6749 §4.1.1) with PKCE (RFC 7636). */
export type AuthorizationRequest = z.output<typeof schema>;

export function readAuthorizationRequest(
  query: unknown,
  clientId: string,
): AuthorizationRequest | { fault: string } {
  const parsed = schema.safeParse(query);
  if (!parsed.success)
    return {
      fault: parsed.error.issues
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
        .join(', '),
    };
  if (parsed.data.client_id !== clientId) return { fault: 'client_id: unknown' };
  return parsed.data;
}

export const scopesOf = ({ scope }: { scope: string }): string[] =>
  scope.split(/[\s,]+/).filter((one) => one !== '');
