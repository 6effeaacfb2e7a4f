import { z } from 'zod';
import { CoreRefusal } from '../core-refusal.ts';
import type { JsonObject } from '../tokens/json-web-token.ts';

/** An e-mail address, as accounts are found by it: trimmed, in lower case. */
export const email = z.string().trim().toLowerCase().min(1);

/** A password of at least one character; what is strong enough is for the API to say. */
export const password = z.string().min(1);

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
  ...['sub', 'exp', 'iat', 'sessionHandle', 'refreshTokenHash1', 'parentRefreshTokenHash1', 'antiCsrfToken', 'rsub', 'tId', 'stt'],
];

/** Claims of the API's own. @throws {CoreRefusal} 400 when one bears a name of ours */
export function refuseProtectedClaims(claims: JsonObject): void {
  const taken = Object.keys(claims).find((name) => protectedClaims.includes(name));
  if (taken !== undefined) throw new CoreRefusal(400, `The user payload contains protected field: ${taken}`);
}
