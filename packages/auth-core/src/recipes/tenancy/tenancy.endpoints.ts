import { z } from 'zod';
import { CoreRefusal } from '../../core-refusal.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { jsonObject } from '../../http/fields.ts';

/** The tenant has no configuration: the API configures the providers. */
const readTenant = endpoint({
  method: 'GET',
  path: '/recipe/multitenancy/tenant/v2',
  input: z.object({}),
  answer: async () => ({
    status: 'OK',
    tenantId: 'public',
    thirdParty: { providers: [] },
    coreConfig: {},
  }),
});

const licenceSentence = (feature: string): string =>
  `${feature} feature is not enabled. Please subscribe to a SuperTokens core license key to enable this feature.`;

/** Another tenant requires a licence (402), as in the official core. */
const writeTenant = endpoint({
  method: 'PUT',
  path: '/recipe/multitenancy/tenant/v2',
  input: z.object({
    tenantId: z.string().trim().toLowerCase().nullish(),
    coreConfig: jsonObject.nullish(),
    firstFactors: z.array(z.string()).nullish(),
    requiredSecondaryFactors: z.array(z.string()).nullish(),
  }),
  answer: async (_core, { tenantId, coreConfig, firstFactors, requiredSecondaryFactors }) => {
    if ((tenantId ?? 'public') !== 'public')
      throw new CoreRefusal(402, licenceSentence('Multi-tenancy'));
    if (Object.keys(coreConfig ?? {}).length > 0)
      throw new CoreRefusal(400, 'Cannot modify base config');
    if (requiredSecondaryFactors) throw new CoreRefusal(402, licenceSentence('MFA'));
    if (firstFactors) throw new CoreRefusal(400, 'This core stores no first factors of a tenant');
    return { status: 'OK', createdNew: false };
  },
});

const paid = (method: Endpoint['method'], path: string, feature: string): Endpoint => ({
  method,
  path,
  answer: async () => {
    throw new CoreRefusal(402, licenceSentence(feature));
  },
});

/**
 * Endpoints for the only tenant and application; those for paid features of the official core
 * answer 402, as the official core does without a licence.
 */
export const tenancyEndpoints: Endpoint[] = [
  readTenant,
  writeTenant,
  paid('PUT', '/recipe/multitenancy/app/v2', 'Multi-tenancy'),
  paid('PUT', '/recipe/multitenancy/connectionuridomain/v2', 'Multi-tenancy'),
  paid('POST', '/recipe/accountlinking/user/primary', 'Account linking'),
  paid('POST', '/recipe/accountlinking/user/link', 'Account linking'),
];
