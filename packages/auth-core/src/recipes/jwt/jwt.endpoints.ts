import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { jsonObject } from '../../http/fields.ts';
import { writeJsonWebToken } from '../../tokens/json-web-token.ts';

/** `validity` is in seconds; `jwksDomain` becomes the issuer, unless the payload has one. */
const createToken = endpoint({
  method: 'POST',
  path: '/recipe/jwt',
  input: z.object({
    payload: jsonObject,
    algorithm: z.string(),
    jwksDomain: z.string(),
    validity: z
      .number()
      .refine((seconds) => seconds > 0, 'validity must be greater than or equal to 0'),
    useStaticSigningKey: z.boolean().default(true),
  }),
  answer: async (
    { clock, signingKeys },
    { payload, algorithm, jwksDomain, validity, useStaticSigningKey },
  ) => {
    if (algorithm.toUpperCase() !== 'RS256') return { status: 'UNSUPPORTED_ALGORITHM_ERROR' };
    const iat = Math.floor(clock.now().getTime() / 1000);
    const times = { iat, exp: iat + Math.ceil(validity) };
    const key = await signingKeys.findCurrent(useStaticSigningKey ? 'static' : 'dynamic');
    return {
      status: 'OK',
      jwt: await writeJsonWebToken(key, { iss: jwksDomain, ...payload, ...times }),
    };
  },
});

/** The endpoint that signs tokens without a session. */
export const jwtEndpoints: Endpoint[] = [createToken];
