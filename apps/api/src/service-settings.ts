import { z } from 'zod';

const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);
const link = z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional());
const text = z.preprocess(emptyIsAbsent, z.string().optional());

/**
 * Where the outside services are, and as whom we speak to them. All may be absent: a service without its settings is not there, and what
 * would use it goes on without it.
 */
export const serviceSettings = {
  /** The session core, http://host:port (several with `;`). Without it nobody can have an account. */
  SUPERTOKENS_CONNECTION_URI: text,
  SUPERTOKENS_API_KEY: text,

  /** Mail leaves by SMTP: smtp://user:password@host:587, or smtps:// for encryption from the first byte. */
  SMTP_URL: z.preprocess(emptyIsAbsent, z.url({ protocol: /^smtps?$/ }).optional()),
  /** Where mails can be read that reach nobody: pages that wait for one then say so. */
  MAIL_INBOX_URL: link,

  /** Sign-in by others: each is offered when its client is known. Addresses are those of the provider unless given. */
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_DISCOVERY_URL: link,
  APPLE_CLIENT_ID: text,
  APPLE_CLIENT_SECRET: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
  APPLE_DISCOVERY_URL: link,
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_AUTHORIZATION_URL: link,
  FACEBOOK_TOKEN_URL: link,
  FACEBOOK_USER_INFO_URL: link,

  /** Ranges of compromised passwords: `{url}/range/{first five digits of the SHA-1}`. */
  PASSWORD_RANGES_URL: link,

  /** Services of the State: addresses (`{url}/search`, `{url}/reverse`), companies (`{url}/search`), the list of communes (`{url}/communes`). */
  GEOCODER_URL: link,
  REGISTRY_URL: link,
  COMMUNES_URL: link,

  /** Searches of free pictures: `{url}/v1/images/` and `{url}/w/api.php`. */
  OPENVERSE_URL: link,
  COMMONS_URL: link,
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
