import { clientTypes } from '@parages/contracts/vocabulary/accounts/client-types';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';

const maxFields = 16;
const name = boundedText(64);
const address = boundedText(2000);
const token = boundedText(8000);

const formFields = z
  .array(z.object({ id: name, value: z.union([boundedText(2000), z.boolean(), z.null()]) }))
  .max(maxFields);
// The library answers 500 to a type that it has no client of.
const clientType = z.enum(clientTypes).default('web');

const nothing = z.object({}).nullish(); // an absent body is null
const form = z.object({ formFields });
const link = z.object({ method: z.literal('token').optional(), token });

// The library reads `code`. Our sign-in reads `user`, in which Apple sends the name.
const redirectURIQueryParams = z.object({
  code: token.optional(),
  state: token.optional(),
  user: boundedText(2000).optional(),
  error: name.optional(),
  error_description: boundedText(2000).optional(),
});
const signInUp = z.object({
  thirdPartyId: name,
  clientType,
  redirectURIInfo: z
    .object({
      redirectURIOnProviderDashboard: address,
      redirectURIQueryParams,
      pkceCodeVerifier: boundedText(200).optional(),
    })
    .optional(),
  oAuthTokens: z.object({ access_token: token.optional(), id_token: token.optional() }).optional(),
});

/**
 * Endpoints of the session library that the service offers (§7), with schemas, because the library
 * trusts the shape of its input. Properties that no schema lists are dropped, such as those for
 * account linking.
 */
export const authCalls = {
  'GET /loginmethods': { querystring: z.object({ clientType }) },
  'GET /emailpassword/email/exists': { querystring: z.object({ email: boundedText(1000) }) },
  'POST /signup': { body: form },
  'POST /signin': { body: form },
  'POST /signout': { body: nothing },
  'POST /session/refresh': { body: nothing },
  'POST /user/password/reset/token': { body: form },
  'POST /user/password/reset': { body: link.extend({ formFields }) },
  'GET /user/email/verify': { querystring: z.object({}) },
  'POST /user/email/verify': { body: link },
  'POST /user/email/verify/token': { body: nothing },
  'GET /authorisationurl': {
    querystring: z.object({
      thirdPartyId: name,
      clientType,
      redirectURIOnProviderDashboard: address,
    }),
  },
  'POST /signinup': { body: signInUp },
} as const;
