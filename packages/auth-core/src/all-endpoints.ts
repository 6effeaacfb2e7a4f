import type { Endpoint } from './http/endpoint.ts';
import { accountEndpoints } from './recipes/accounts/accounts.endpoints.ts';
import { emailPasswordEndpoints } from './recipes/email-password/email-password.endpoints.ts';
import { emailVerificationEndpoints } from './recipes/email-verification/email-verification.endpoints.ts';
import { importEndpoints } from './recipes/import/import.endpoints.ts';
import { jwtEndpoints } from './recipes/jwt/jwt.endpoints.ts';
import { metadataEndpoints } from './recipes/metadata/metadata.endpoints.ts';
import { roleEndpoints } from './recipes/roles/roles.endpoints.ts';
import { sessionEndpoints } from './recipes/session/session.endpoints.ts';
import { tenancyEndpoints } from './recipes/tenancy/tenancy.endpoints.ts';
import { thirdPartyEndpoints } from './recipes/third-party/third-party.endpoints.ts';

/** Every endpoint except the public keys, the versions and `/hello`, which `buildServer` adds. */
export const allEndpoints: Endpoint[] = [
  ...emailPasswordEndpoints,
  ...thirdPartyEndpoints,
  ...emailVerificationEndpoints,
  ...sessionEndpoints,
  ...roleEndpoints,
  ...metadataEndpoints,
  ...accountEndpoints,
  ...tenancyEndpoints,
  ...jwtEndpoints,
  ...importEndpoints,
];
