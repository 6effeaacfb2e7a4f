import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';

export const info = {
  title: 'Parages',
  version: '1',
  contact: { name: 'The team of Parages' },
  license: { name: 'All rights reserved', identifier: 'LicenseRef-all-rights-reserved' },
  description:
    'Local events and activities by place, distance and date. Public operations need no credentials; their JSON is compressed when the client accepts it and has an `ETag`, unless `Cache-Control` forbids storing it. `HEAD` answers the headers of `GET`. ' +
    'Every refusal is an RFC 9457 problem with a stable `code`, which its `type` explains; a wrong method gets 405 with `Allow`. ' +
    'Days and times are those of Europe/Paris, instants are in UTC, distances in metres unless their name says kilometres, money in euro cents. ' +
    'Every answer of an operation of this document has its rate limit in `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`, unless the installation has switched rate limits off.',
};

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sAccessToken',
    description:
      'The session of a browser, which `POST /auth-api/signin` opens. `POST /auth-api/session/refresh` renews it.',
  },
  sessionHeader: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The access token of the mobile app. `POST /auth-api/signin` answers it in the header `st-access-token`, and no cookie, when `Origin` is that of the app, such as `capacitor://localhost`. Needs no anti-forgery header.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'parages_sk_… or parages_pk_…',
    description:
      'A key of an organisation, which its owners create on the professional site. The operation names its scope. It acts for its organisation and needs no anti-forgery header; beside a cookie, the key alone counts. Publishable keys (`parages_pk_`) have the scope `public:read`, secret keys (`parages_sk_`) the scopes chosen at their creation. Other operations answer 403 `api_key_not_accepted`.',
  },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: sessionIdHeader,
    description:
      'Any text, such as a random id of the visit. Every method except GET and HEAD needs it beside the cookie, because another site can send the cookie but not a header; without it the answer is 401 `session_header_missing`.',
  },
} as const;
