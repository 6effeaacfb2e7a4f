/** Every refusal of the API: its permanent code, its HTTP status and an English title for integrators. Fronts speak French from their own table. */
export const problems = {
  request_invalid: { status: 400, title: 'The request does not fit its schema; each field is named in errors.' },
  session_missing: { status: 401, title: 'Nobody is signed in, or the session has ended.' },
  email_unverified: { status: 403, title: 'The address of this account has not been verified yet.' },
  permission_missing: { status: 403, title: 'This account may not do that.' },
  deletion_link_invalid: { status: 403, title: 'This link was used, replaced or has expired.' },
  deletion_link_limited: { status: 429, title: 'A link was sent a moment ago.' },
  attempts_limited: { status: 429, title: 'Too many attempts; Retry-After says when to come back.' },
  password_wrong: { status: 403, title: 'This is not the password of the account.' },
  password_absent: { status: 409, title: 'This account signs in by another service and has no password.' },
  poi_not_found: { status: 404, title: 'No published poi has this id or slug.' },
  poi_gone: { status: 410, title: 'This poi was archived by its organiser.' },
  poi_undated: { status: 404, title: 'This poi has no date: it is there all year round.' },
  trace_not_found: { status: 404, title: 'This poi has no line on the ground.' },
  town_not_found: { status: 404, title: 'No town has this slug.' },
  region_not_found: { status: 404, title: 'No region has this slug.' },
  link_not_found: { status: 404, title: 'Nobody shares anything at this address any more.' },
  media_not_found: { status: 404, title: 'No picture has this id.' },
  feedback_limited: { status: 429, title: 'Too many messages came from this network within the hour.' },
  not_found: { status: 404, title: 'Nothing answers at this address.' },
  method_not_allowed: { status: 405, title: 'This address does not answer that method.' },
  payload_too_large: { status: 413, title: 'The request body is too large.' },
  unsupported_media_type: { status: 415, title: 'This content type is not understood here.' },
  internal_error: { status: 500, title: 'Something failed on our side.' },
  service_unavailable: { status: 503, title: 'The database cannot be reached; try again shortly.' },
  query_timeout: { status: 503, title: 'The answer took too long and was given up.' },
} as const satisfies Record<string, { status: number; title: string }>;

/** A refusal's permanent name. */
export type ProblemCode = keyof typeof problems;
