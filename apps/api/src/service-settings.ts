import { z } from 'zod';
import { emptyIsAbsent, optionalLink, optionalText } from './setting-shapes.ts';

/**
 * Where the outside services are, and as whom we speak to them. All may be absent: a service without its settings is not there, and what
 * would use it goes on without it.
 */
export const serviceSettings = {
  /** The session core, http://host:port (several with `;`). Without it nobody can have an account. */
  SUPERTOKENS_CONNECTION_URI: optionalText,
  SUPERTOKENS_API_KEY: optionalText,

  /** Mail leaves by SMTP: smtp://user:password@host:587, or smtps:// for encryption from the first byte. */
  SMTP_URL: z.preprocess(emptyIsAbsent, z.url({ protocol: /^smtps?$/ }).optional()),
  /** Where mails can be read that reach nobody: pages that wait for one then say so. */
  MAIL_INBOX_URL: optionalLink,

  /** Sign-in by others: each is offered when its client is known. Addresses are those of the provider unless given. */
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_DISCOVERY_URL: optionalLink,
  APPLE_CLIENT_ID: optionalText,
  APPLE_CLIENT_SECRET: optionalText,
  APPLE_TEAM_ID: optionalText,
  APPLE_KEY_ID: optionalText,
  APPLE_PRIVATE_KEY: optionalText,
  APPLE_DISCOVERY_URL: optionalLink,
  FACEBOOK_CLIENT_ID: optionalText,
  FACEBOOK_CLIENT_SECRET: optionalText,
  FACEBOOK_AUTHORIZATION_URL: optionalLink,
  FACEBOOK_TOKEN_URL: optionalLink,
  FACEBOOK_USER_INFO_URL: optionalLink,

  /** Ranges of compromised passwords: `{url}/range/{first five digits of the SHA-1}`. */
  PASSWORD_RANGES_URL: optionalLink,

  /** Services of the State: addresses (`{url}/search`, `{url}/reverse`), companies (`{url}/search`). */
  GEOCODER_URL: optionalLink,
  REGISTRY_URL: optionalLink,
  /** The list of communes (`{url}/communes`), asked once, when the gazetteer is loaded; the State's own unless given. */
  COMMUNES_URL: optionalLink,

  /** Searches of free pictures: `{url}/v1/images/` and `{url}/w/api.php`. */
  OPENVERSE_URL: optionalLink,
  COMMONS_URL: optionalLink,
  /** A host:port of this machine from which pictures may be fetched all the same; for trials only, refused with SERVICES=live. */
  MEDIA_FETCH_ALLOW: z.preprocess(
    emptyIsAbsent,
    z
      .string()
      .regex(/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/, 'host:port of this machine')
      .optional(),
  ),
  SERVICES: z.preprocess(emptyIsAbsent, z.enum(['sandbox', 'live']).optional()),
};
