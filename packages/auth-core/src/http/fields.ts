import { z } from 'zod';
import { CoreRefusal } from '../core-refusal.ts';
import type { JsonObject } from '../tokens/json-web-token.ts';

/** An e-mail address, trimmed and put in lower case; its format is not checked. */
export const email = z.string().trim().toLowerCase().min(1);

/** A password of at least one character; the API checks its strength. */
export const password = z
  .string()
  .refine((text) => text !== '', 'Password cannot be an empty string');

/** A boolean of a query, or `otherwise` when it is absent. */
export const queryFlag = (otherwise: boolean) =>
  z
    .enum(['true', 'false'])
    .transform((flag) => flag === 'true')
    .default(otherwise);

/** A JSON object of any content. */
export const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.unknown());

const protectedClaims = [
  'sub',
  'exp',
  'iat',
  'sessionHandle',
  'refreshTokenHash1',
  'parentRefreshTokenHash1',
  'antiCsrfToken',
  'rsub',
  'tId',
  'stt',
];

/**
 * Refuses claims with a reserved name, in the words of the official core. @throws {CoreRefusal} 400
 */
export function refuseProtectedClaims(claims: JsonObject): void {
  if (Object.keys(claims).some((name) => protectedClaims.includes(name)))
    throw new CoreRefusal(400, 'The user payload contains protected field');
}
