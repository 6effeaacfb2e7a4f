import { z } from 'zod';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';
import { optionalLink, optionalText, sandboxFallback } from './setting-shapes.ts';

const sandboxed = { fallback: sandboxFallback };

export const serviceSettings = {
  SERVICES: z.preprocess(emptyIsAbsent, z.enum(['sandbox', 'live']).optional()).meta({
    description: '`live` starts no stand-ins and takes the addresses of real services.',
    fallback: '`sandbox` with `npm start`, unless `NODE_ENV=production`',
  }),
  SUPERTOKENS_CONNECTION_URI: optionalText.meta({
    description:
      'SuperTokens core, `http://host:port`, several separated by `;`. Without one the product has no accounts.',
    fallback: 'the embedded core of `npm start`',
  }),
  SUPERTOKENS_API_KEY: optionalText.meta({
    description: 'API key of the SuperTokens core.',
    isSecret: true,
  }),

  SMTP_URL: z.preprocess(emptyIsAbsent, z.url({ protocol: /^smtps?$/ }).optional()).meta({
    ...sandboxed,
    description:
      'Mail server: `smtp://user:password@host:587`, or `smtps://` for encryption from the first byte. Without one mails wait in the outbox.',
    isSecret: true,
  }),
  MAIL_INBOX_URL: optionalLink.meta({
    ...sandboxed,
    description:
      'Page where the mails of a trial installation can be read; sign-up pages link to it.',
  }),

  GOOGLE_CLIENT_ID: optionalText.meta({
    ...sandboxed,
    description: 'Client id at Google. Sign-in by Google is offered once it is set.',
  }),
  GOOGLE_CLIENT_SECRET: optionalText.meta({
    ...sandboxed,
    description: 'Client secret at Google.',
    isSecret: true,
  }),
  GOOGLE_DISCOVERY_URL: optionalLink.meta({
    ...sandboxed,
    description: 'OpenID discovery document in place of Google’s own.',
  }),
  APPLE_CLIENT_ID: optionalText.meta({
    ...sandboxed,
    description: 'Client id at Apple. Sign-in by Apple is offered once it is set.',
  }),
  APPLE_CLIENT_SECRET: optionalText.meta({
    ...sandboxed,
    description:
      'Ready-made client secret for a stand-in of Apple. With Apple itself the secret is signed with the private key.',
    isSecret: true,
  }),
  APPLE_TEAM_ID: optionalText.describe('Team id at Apple.'),
  APPLE_KEY_ID: optionalText.describe('Id of the private key at Apple.'),
  APPLE_PRIVATE_KEY: optionalText.meta({
    description: 'Private key that signs the client secret for Apple.',
    isSecret: true,
  }),
  APPLE_DISCOVERY_URL: optionalLink.meta({
    ...sandboxed,
    description: 'OpenID discovery document in place of Apple’s own.',
  }),
  FACEBOOK_CLIENT_ID: optionalText.meta({
    ...sandboxed,
    description: 'App id at Facebook. Sign-in by Facebook is offered once it is set.',
  }),
  FACEBOOK_CLIENT_SECRET: optionalText.meta({
    ...sandboxed,
    description: 'App secret at Facebook.',
    isSecret: true,
  }),
  FACEBOOK_AUTHORIZATION_URL: optionalLink.meta({
    ...sandboxed,
    description: 'Authorisation page in place of Facebook’s own.',
  }),
  FACEBOOK_TOKEN_URL: optionalLink.meta({
    ...sandboxed,
    description: 'Token endpoint in place of Facebook’s own.',
  }),
  FACEBOOK_USER_INFO_URL: optionalLink.meta({
    ...sandboxed,
    description: 'User info endpoint in place of Facebook’s own.',
  }),

  PASSWORD_RANGES_URL: optionalLink.meta({
    ...sandboxed,
    description:
      'Leaked passwords by k-anonymity: `{url}/range/{first five digits of the SHA-1}`. A short list of our own when it does not answer.',
  }),
  GEOCODER_URL: optionalLink.meta({
    ...sandboxed,
    description:
      'Geocoder of the State (`https://data.geopf.fr/geocodage`). Without it the organiser places the address on the map by hand, and the place search finds neither addresses nor stations.',
  }),
  REGISTRY_URL: optionalLink.meta({
    ...sandboxed,
    description:
      'Company search of the State (`https://recherche-entreprises.api.gouv.fr`). Without it moderators check the declarations by hand.',
  }),
  OPENAGENDA_URL: optionalLink.meta({
    ...sandboxed,
    description:
      'Address in place of `https://openagenda.com` and of its API, for trials. Followed pages of an agenda are read from its feed.',
  }),
  OPENAGENDA_KEY: optionalText.meta({
    description:
      'Public key of the API of OpenAgenda. Without one, followed agendas are read from the public export.',
    isSecret: true,
  }),
  COMMUNES_URL: optionalLink.meta({
    ...sandboxed,
    description:
      'List of communes (`{url}/communes`), read once, when the gazetteer is loaded; the State’s own by default.',
  }),
  OPENVERSE_URL: optionalLink.meta({
    ...sandboxed,
    description: 'Free picture search: `https://api.openverse.org`.',
  }),
  COMMONS_URL: optionalLink.meta({
    ...sandboxed,
    description: 'Free picture search: `https://commons.wikimedia.org`.',
  }),
  WEBHOOK_KEY: z
    .preprocess(
      emptyIsAbsent,
      z
        .string()
        .regex(/^[0-9a-f]{64}$/i)
        .optional(),
    )
    .meta({
      ...sandboxed,
      description:
        'Key that seals the secrets of webhooks in the database: 64 hexadecimal digits, `openssl rand -hex 32`. Without one there are no webhooks.',
      isSecret: true,
    }),
  MEDIA_FETCH_ALLOW: z
    .preprocess(
      emptyIsAbsent,
      z
        .string()
        .regex(/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/, 'host:port of this machine')
        .optional(),
    )
    .meta({
      ...sandboxed,
      description:
        'A `host:port` of this machine from which pictures and followed sources may be fetched, and to which webhooks may be delivered, despite its private address; refused with `SERVICES=live`.',
    }),
};
