/** The part of `problems` about the API keys of organisations. */
export const apiKeyProblems = {
  api_key_unknown: { status: 401, title: 'No organisation has this API key.' },
  api_key_expired: { status: 401, title: 'This API key has expired: create or rotate a key.' },
  api_key_revoked: { status: 401, title: 'An owner of the organisation has revoked this API key.' },
  api_key_suspended: {
    status: 401,
    title: 'The organisation of this API key is suspended: its keys do not work.',
  },
  api_key_in_query: {
    status: 400,
    title:
      'An API key belongs in the header `Authorization`, never in an address, which logs keep: revoke this one.',
  },
  api_key_not_accepted: {
    status: 403,
    title: 'This operation accepts no API key; the documentation lists those that do.',
  },
  api_key_scope_missing: {
    status: 403,
    title: 'This API key lacks the scope of the operation, which `detail` names.',
  },
  api_key_not_found: { status: 404, title: 'No API key of this organisation has this id.' },
  api_key_ended: {
    status: 409,
    title: 'This API key is replaced, expired or revoked: it cannot be rotated.',
  },
} as const;
