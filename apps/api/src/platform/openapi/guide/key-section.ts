import { apiKeyLimits } from '@parages/contracts/vocabulary/organisations/api-keys';
import type { GuideSection } from './guide-blocks.ts';

/** How a program authenticates. */
export const keySection: GuideSection = {
  id: 'keys',
  title: 'Authenticate with a key',
  blocks: [
    {
      text: 'A program of yours calls the API with a key of your organisation. An owner of an approved organisation creates it on the site for organisers, on the page of the API keys of the organisation. The page shows the whole key once: keep it in a secret store.',
    },
    {
      rows: [
        ['Kind', 'Begins with', 'For', 'Scopes'],
        [
          'publishable',
          '`parages_pk_`',
          'pages and apps: visitors can read it',
          '`public:read` alone',
        ],
        [
          'secret',
          '`parages_sk_`',
          'servers: a program that has it acts for your organisation',
          'those chosen at its creation',
        ],
      ],
    },
    {
      rows: [
        ['Scope', 'Allows'],
        ['`public:read`', 'the public reads, counted for the key'],
        ['`events:read`', 'reading your events in every state, and your organisation'],
        [
          '`events:write`',
          'creating, changing, sending and archiving your events, with pictures and tracks; includes `events:read`',
        ],
        ['`imports:write`', 'importing tables'],
        ['`statistics:read`', 'the statistics of your events'],
      ],
    },
    {
      text: 'Send the key in the header `Authorization`. A key needs neither a cookie nor the anti-forgery header; beside a cookie, the key alone counts. This lists your events:',
    },
    { code: 'curl "$ORIGIN/api/v1/org/pois" -H "Authorization: Bearer $PARAGES_KEY"' },
    {
      text: 'Each operation of the OpenAPI document names in `security` the scope that it needs. An event that a key sends goes to the moderators, as one of the form does. No key reads or changes accounts, members, payments or keys.',
    },
    {
      rows: [
        ['Answer', 'Meaning'],
        ['401 `api_key_unknown`', 'no organisation has this key: look for a typing error'],
        ['401 `api_key_expired`, `api_key_revoked`', 'create another key'],
        ['401 `api_key_suspended`', 'the organisation is suspended'],
        ['403 `api_key_scope_missing`', '`detail` names the scope'],
        ['403 `api_key_not_accepted`', 'the operation accepts no key'],
        ['400 `api_key_in_query`', 'the key was in an address, which logs keep: revoke it'],
      ],
    },
    {
      text: `Replace a key from time to time: \`rotateApiKey\` answers a new one, and the former one works for up to ${apiKeyLimits.maxOverlapHours} hours more, until every program of yours has the new one. Revoke a key that others may have seen; it stops working at once.`,
    },
    {
      text: 'The beginning of a key is fixed, and its last six characters are a checksum (CRC-32 of what is before, in base 62), so that secret scanners recognise a key without asking us.',
    },
    {
      text: 'Pages on other sites may call the public reads with a publishable key: the preflight allows `GET` with the header `Authorization`, and the answer has `Access-Control-Allow-Origin: *`.',
    },
  ],
};
