import { sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

const signAsync = promisify(sign);
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsSchema = z.record(z.string(), z.unknown());
const headerSchema = z.object({ kid: z.string(), alg: z.literal('RS256') });

/** A JSON object, as in claims and session data. */
export type JsonObject = z.output<typeof claimsSchema>;

function decode(part: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Writes a token in compact form, signed with RS256. `header` adds fields to its header. */
export async function writeJsonWebToken(
  key: SigningKey,
  claims: JsonObject,
  header: JsonObject = {},
): Promise<string> {
  const signed = `${encode({ kid: key.id, typ: 'JWT', ...header, alg: 'RS256' })}.${encode(claims)}`;
  const signature = await signAsync('RSA-SHA256', Buffer.from(signed), key.privateKey);
  return `${signed}.${signature.toString('base64url')}`;
}

/** Decodes the claims of a token without verifying it; undefined when it is malformed. */
export const readJsonWebToken = (token: string): JsonObject | undefined =>
  claimsSchema.safeParse(decode(token.split('.')[1])).data;

/** Whether one of the published keys signed the token. The caller checks the expiry. */
export async function isSignedByUs(keys: SigningKeys, token: string): Promise<boolean> {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const header = headerSchema.safeParse(decode(head));
  if (!header.success || rest.length > 0) return false;
  const key = await keys.findById(header.data.kid);
  return (
    key !== undefined &&
    verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${body}`),
      key.publicKey,
      Buffer.from(signature, 'base64url'),
    )
  );
}
