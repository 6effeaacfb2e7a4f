import type { Docs } from '../../../platform/openapi/operation-docs.ts';

const shownOnce =
  'The answer alone contains the whole key: the service stores its SHA-256. The owners of the organisation get a mail.';

export const apiKeysDocs: Docs = {
  operations: {
    listApiKeys: {
      summary: 'List the API keys of an organisation',
      description:
        'For owners. Keys that work come first, then the newest; keys that ended stay for a year, 100 keys at most.',
    },
    createApiKey: {
      summary: 'Create an API key',
      description: `For owners of an approved organisation. ${shownOnce} 409 \`quota_reached\` at 20 active keys, or at 50 within 24 hours.`,
      body: {
        kind: 'secret',
        name: 'Site de l’association',
        scopes: ['events:write'],
        expiresInDays: 365,
      },
    },
    rotateApiKey: {
      summary: 'Replace an API key by a new one',
      description: `For owners. The new key has the name, kind, scopes and lifetime of the former one, which works for \`overlapHours\` more. ${shownOnce} 409 \`api_key_ended\` for a key that is not active.`,
      body: { overlapHours: 24 },
    },
    revokeApiKey: {
      summary: 'Revoke an API key',
      description:
        'For owners. The key is refused at once with 401 `api_key_revoked`; this cannot be undone.',
    },
  },
  parameters: { keyId: 'Id of the API key.' },
  properties: {
    'ApiKey.id': ['Id of the key, which is not secret.', '018f2a3b-4c5d-7e6f-8a9b-0c1d2e3f4a5b'],
    'ApiKey|createApiKey.kind':
      '`publishable`: may be in the source of a page, and reads what is public. `secret`: for servers, with the chosen scopes.',
    'ApiKey|createApiKey.name': ['Name for the list of keys.', 'Site de l’association'],
    'ApiKey.prefix': ['First characters of the key, to recognise it.', 'parages_sk_4fTz'],
    'ApiKey.scopes': 'What the key may do.',
    'createApiKey.scopes':
      'What the key may do beside `public:read`, which every key has. `events:write` includes `events:read`. Empty for a publishable key; at least one for a secret key.',
    'ApiKey.state':
      '`replaced`: a rotation made its successor, and it works until `expiresAt`. `expired` and `revoked` keys do not work.',
    'ApiKey.creator': [
      'Name of the owner who created it; null once the account is deleted.',
      'Camille',
    ],
    'ApiKey.createdAt': ['When the key was created.', '2026-06-10T10:00:00.000Z'],
    'ApiKey.expiresAt': [
      'When the key stops working; null without such a time.',
      '2027-06-10T10:00:00.000Z',
    ],
    'ApiKey.lastUsedAt': [
      'Start of the hour of its last request; null before the first one.',
      '2026-06-14T08:00:00.000Z',
    ],
    'ApiKeys.items': 'The keys of the organisation.',
    'CreatedApiKey.key': [
      'The whole key, for the header `Authorization: Bearer`.',
      'parages_sk_4fTzW0sUj2mYx7Qh1LrC9bKdN5vAeG8PnD3RoTzXcVi0u5Zq2',
    ],
    'CreatedApiKey.apiKey': 'The key as the list shows it.',
    'createApiKey.expiresInDays': [
      'Days until the key stops working, 730 at most; null for a key that works until it is revoked.',
      365,
    ],
    'rotateApiKey.overlapHours': [
      'Number of hours for which the former key still works, 168 at most; 0 for none.',
      24,
    ],
  },
};
