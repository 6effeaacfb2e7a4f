import supertokens from 'supertokens-node';
import UserMetadata from 'supertokens-node/recipe/usermetadata';
import { emailPassword } from './email-password.ts';
import { emailVerification } from './email-verification.ts';
import type { LibraryDeps } from './library-deps.ts';
import { siteOfRequest } from './request-facts.ts';
import { session } from './session.ts';
import { thirdParty } from './third-party.ts';
import { userRoles } from './user-roles.ts';

export type CoreAddress = { connectionURI: string; apiKey: string | undefined };

/** Call it once per process. It does not call the core. */
export function initLibrary({ connectionURI, apiKey }: CoreAddress, deps: LibraryDeps): void {
  supertokens.init({
    framework: 'fastify',
    telemetry: false,
    supertokens: { connectionURI, ...(apiKey === undefined ? {} : { apiKey }) },
    appInfo: {
      appName: deps.productName,
      apiDomain: `${deps.sites.isSecure ? 'https' : 'http'}://${deps.sites.main}`,
      apiBasePath: '/auth-api',
      websiteBasePath: '/auth',
      origin: ({ request }) => siteOfRequest(request, deps.sites).origin,
    },
    recipeList: [
      emailPassword(deps),
      emailVerification(deps),
      thirdParty(deps),
      session(deps),
      userRoles(),
      UserMetadata.init(),
    ],
  });
}
