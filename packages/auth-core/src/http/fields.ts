import { z } from 'zod';
import { CoreRefusal } from '../core-refusal.ts';
import type { JsonObject } from '../tokens/json-web-token.ts';

/** An e-mail address, as accounts are found by it: trimmed, in lower case. */
export const email = z.string().trim().toLowerCase().min(1);

/** A password of at least one character; what is strong enough is for the API to say. */
export const password = z
  .string()
  .refine((text) => text !== '', 'Password cannot be an empty string');

/** A flag of a query, or `otherwise` when it is not there. */
export const queryFlag = (otherwise: boolean) =>
  z
    .enum(['true', 'false'])
    .transform((flag) => flag === 'true')
    .default(otherwise);

/** A JSON object of any content. */
export const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.unknown());

// Names that the core writes into access tokens itself.
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

/** Refuses claims that bear a name of the core, in the words of the official core. @throws {CoreRefusal} 400 */
export function refuseProtectedClaims(claims: JsonObject): void {
  if (Object.keys(claims).some((name) => protectedClaims.includes(name)))
    throw new CoreRefusal(400, 'The user payload contains protected field');
}
