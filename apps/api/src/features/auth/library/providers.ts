import type { AuthProvider } from '@parages/contracts/vocabulary/accounts/auth-providers';
import { clientTypes } from '@parages/contracts/vocabulary/accounts/client-types';
import type { ProviderInput } from 'supertokens-node/recipe/thirdparty/types';

/** An absent `…_URL` means the public endpoint of the provider. */
export type ProviderSettings = {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  GOOGLE_DISCOVERY_URL?: string | undefined;
  APPLE_CLIENT_ID?: string | undefined;
  APPLE_CLIENT_SECRET?: string | undefined;
  APPLE_TEAM_ID?: string | undefined;
  APPLE_KEY_ID?: string | undefined;
  APPLE_PRIVATE_KEY?: string | undefined;
  APPLE_DISCOVERY_URL?: string | undefined;
  FACEBOOK_CLIENT_ID?: string | undefined;
  FACEBOOK_CLIENT_SECRET?: string | undefined;
  FACEBOOK_AUTHORIZATION_URL?: string | undefined;
  FACEBOOK_TOKEN_URL?: string | undefined;
  FACEBOOK_USER_INFO_URL?: string | undefined;
};

const discoveryPath = '/.well-known/openid-configuration';
const publicOrigins = { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' };
// Demonstration clients of the session library: they route every sign-in through its maker's
// servers.
const demoClients =
  /^4398792-|^(1060725074195-kmeum4crr01uirfl2op9kd5acmi9jutn|467101b197249757c71f)/;

function client(
  provider: AuthProvider,
  clientId: string,
  more: { clientSecret?: string; additionalConfig?: Record<string, string> },
) {
  if (demoClients.test(clientId))
    throw new Error(
      `The client of ${provider} is the session library's demonstration client: register your own`,
    );
  // The application signs in on a page of the site: one client of the provider serves all.
  return clientTypes.map((clientType) => ({ clientType, clientId, ...more }));
}

// The library checks the audience of an identity token, not its issuer.
const issuedBy = (issuer: string) => async (input: { idTokenPayload: Record<string, unknown> }) => {
  const { iss } = input.idTokenPayload;
  if (iss !== issuer && `https://${String(iss)}` !== issuer)
    throw new Error(`an identity token issued by ${String(iss)}, not by ${issuer}`);
};

function openId(discoveryUrl: string | undefined, provider: keyof typeof publicOrigins) {
  const oidcDiscoveryEndpoint = discoveryUrl ?? publicOrigins[provider] + discoveryPath;
  return {
    oidcDiscoveryEndpoint,
    validateIdTokenPayload: issuedBy(oidcDiscoveryEndpoint.replace(discoveryPath, '')),
  };
}

function google(settings: ProviderSettings): ProviderInput[] {
  const {
    GOOGLE_CLIENT_ID: id,
    GOOGLE_CLIENT_SECRET: clientSecret = '',
    GOOGLE_DISCOVERY_URL: url,
  } = settings;
  if (id === undefined) return [];
  const clients = client('google', id, { clientSecret }).map((one) => ({
    ...one,
    scope: ['openid', 'email', 'profile'],
  }));
  return [{ config: { thirdPartyId: 'google', clients, ...openId(url, 'google') } }];
}

function apple(settings: ProviderSettings): ProviderInput[] {
  const {
    APPLE_CLIENT_ID: id,
    APPLE_CLIENT_SECRET: clientSecret,
    APPLE_DISCOVERY_URL: url,
  } = settings;
  const { APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = settings;
  if (id === undefined) return [];
  const isSigned = teamId !== undefined && keyId !== undefined && privateKey !== undefined;
  const secret = clientSecret === undefined ? {} : { clientSecret };
  const known = client(
    'apple',
    id,
    isSigned ? { additionalConfig: { teamId, keyId, privateKey } } : secret,
  );
  const clients = known.map((one) => ({ ...one, scope: ['openid', 'email', 'name'] }));
  return [{ config: { thirdPartyId: 'apple', clients, ...openId(url, 'apple') } }];
}

function facebook(settings: ProviderSettings): ProviderInput[] {
  const { FACEBOOK_CLIENT_ID: id, FACEBOOK_CLIENT_SECRET: clientSecret = '' } = settings;
  if (id === undefined) return [];
  const addresses = {
    authorizationEndpoint: settings.FACEBOOK_AUTHORIZATION_URL,
    tokenEndpoint: settings.FACEBOOK_TOKEN_URL,
    userInfoEndpoint: settings.FACEBOOK_USER_INFO_URL,
  };
  const known = Object.fromEntries(
    Object.entries(addresses).filter(([, address]) => address !== undefined),
  );
  const clients = client('facebook', id, { clientSecret }).map((one) => ({
    ...one,
    scope: ['public_profile', 'email'],
  }));
  return [{ config: { thirdPartyId: 'facebook', clients, ...known } }];
}

/**
 * The configured providers, in the order Google, Apple, Facebook. @throws for a demonstration
 * client of the session library
 */
export const listProviders = (settings: ProviderSettings): ProviderInput[] => [
  ...google(settings),
  ...apple(settings),
  ...facebook(settings),
];
