import { z } from 'zod';
import { CoreRefusal } from '../../core-refusal.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';

/** The one tenant: every way to sign in, nothing configured here (providers are the API's to name). */
const readTenant = endpoint({
  method: 'GET',
  path: '/recipe/multitenancy/tenant/v2',
  input: z.object({}),
  answer: async () => ({ status: 'OK', tenantId: 'public', thirdParty: { providers: [] }, coreConfig: {} }),
});

const paid = (method: Endpoint['method'], path: string, feature: string): Endpoint => ({
  method,
  path,
  answer: async () => {
    throw new CoreRefusal(
      402,
      `${feature} feature is not enabled. Please subscribe to a SuperTokens core license key to enable this feature.`,
    );
  },
});

/** Tenants and applications, of which there is one, and what the official core sells: refused here as it is there without a licence. */
export const tenancyEndpoints: Endpoint[] = [
  readTenant,
  paid('PUT', '/recipe/multitenancy/tenant/v2', 'Multi-tenancy'),
  paid('PUT', '/recipe/multitenancy/app/v2', 'Multi-tenancy'),
  paid('PUT', '/recipe/multitenancy/connectionuridomain/v2', 'Multi-tenancy'),
  paid('POST', '/recipe/accountlinking/user/primary', 'Account linking'),
  paid('POST', '/recipe/accountlinking/user/link', 'Account linking'),
];
