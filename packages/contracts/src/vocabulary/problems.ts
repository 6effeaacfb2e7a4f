/**
 * Every error of the API: its permanent code, its HTTP status and an English title for integrators.
 * The sites translate codes with their own tables.
 */
export const problems = {
  request_invalid: {
    status: 400,
    title: 'The request does not fit its schema; each field is named in errors.',
  },
  request_timeout: { status: 408, title: 'The request was not sent in time.' },
  headers_too_large: { status: 431, title: 'The headers of the request are too large.' },
  host_unknown: { status: 421, title: 'This service does not answer to this host name.' },
  session_missing: { status: 401, title: 'Nobody is signed in, or the session has ended.' },
  email_unverified: {
    status: 403,
    title: 'The address of this account has not been verified yet.',
  },
  permission_missing: { status: 403, title: 'This account may not do that.' },
  sign_in_too_old: {
    status: 403,
    title: 'This act needs a sign-in of the last 15 minutes: sign in again and repeat it.',
  },
  deletion_link_invalid: { status: 403, title: 'This link was used, replaced or has expired.' },
  deletion_link_limited: { status: 429, title: 'A link was sent a moment ago.' },
  attempts_limited: {
    status: 429,
    title: 'Too many attempts; Retry-After says when to come back.',
  },
  rate_limited: { status: 429, title: 'Too many requests; Retry-After says when to come back.' },
  quota_reached: {
    status: 409,
    title:
      'This account or organisation already has as many as it may have; quota names the number.',
  },
  password_wrong: { status: 403, title: 'This is not the password of the account.' },
  password_absent: {
    status: 409,
    title: 'This account signs in by another service and has no password.',
  },
  poi_not_found: { status: 404, title: 'No published poi has this id or slug.' },
  poi_gone: { status: 410, title: 'This poi was archived by its organiser.' },
  poi_version_stale: {
    status: 412,
    title: 'Somebody else changed this event meanwhile; read it again.',
  },
  poi_transition_forbidden: {
    status: 409,
    title: 'This event cannot go from where it stands to there.',
  },
  poi_incomplete: {
    status: 422,
    title: 'This event is not complete: errors names each tab and field.',
  },
  poi_confirmation_wrong: {
    status: 422,
    title: 'The confirmation is not the title of this event.',
  },
  poi_own: {
    status: 403,
    title: 'Nobody but an administrator moderates an event of his own organisation.',
  },
  poi_decision_final: { status: 409, title: 'This decision can no longer be taken back.' },
  organisation_not_approved: {
    status: 409,
    title: 'The organisation of this event waits to be approved: drafts only.',
  },
  trace_unreadable: {
    status: 422,
    title: 'This is no GPX, KML or GeoJSON track, or it has no line of two points.',
  },
  trace_out_of_bounds: { status: 422, title: 'This track leaves metropolitan France.' },
  poi_undated: { status: 404, title: 'This poi has no date: it is there all year round.' },
  trace_not_found: { status: 404, title: 'This poi has no line on the ground.' },
  town_not_found: { status: 404, title: 'No town has this slug.' },
  region_not_found: { status: 404, title: 'No region has this slug.' },
  link_not_found: { status: 404, title: 'Nobody shares anything at this address any more.' },
  media_not_found: { status: 404, title: 'No picture has this id.' },
  organisation_not_found: { status: 404, title: 'No organisation of yours has this id.' },
  organisation_pending_exists: {
    status: 409,
    title: 'You already have an organisation that waits to be approved.',
  },
  organisation_version_stale: {
    status: 412,
    title: 'Somebody else changed this organisation meanwhile; read it again.',
  },
  organisation_transition_forbidden: {
    status: 409,
    title: 'This organisation cannot go from where it stands to there.',
  },
  organisation_suspended: {
    status: 403,
    title: 'This organisation is suspended: its members read and do not write.',
  },
  organisation_own: {
    status: 403,
    title: 'Nobody but an administrator moderates an organisation of his own.',
  },
  organisation_full: {
    status: 409,
    title: 'This organisation has as many members or invitations as it may have.',
  },
  company_ceased: { status: 409, title: 'The registry says that this company has ceased.' },
  company_limited: {
    status: 429,
    title: 'Too many companies were looked up; Retry-After says when to come back.',
  },
  member_not_found: { status: 404, title: 'Nobody of yours has this id.' },
  member_exists: { status: 409, title: 'This person is a member already.' },
  member_last_owner: { status: 409, title: 'An organisation keeps one owner at least.' },
  invitation_not_found: {
    status: 404,
    title: 'This invitation was used, replaced, withdrawn or has expired.',
  },
  invitation_of_another: {
    status: 403,
    title: 'This invitation was sent to another address than that of this account.',
  },
  account_sole_owner: {
    status: 409,
    title: 'This account is the only owner of an organisation that others belong to.',
  },
  organiser_not_found: { status: 404, title: 'No approved organisation has this slug.' },
  picture_unreadable: {
    status: 422,
    title: 'This is no JPEG, PNG or WebP picture, or it is damaged.',
  },
  picture_too_small: { status: 422, title: 'This picture is narrower than 400 pixels.' },
  picture_too_large: {
    status: 413,
    title: 'This picture has more than 10 MB or 40 million pixels, or too many to hold whole.',
  },
  picture_url_refused: { status: 422, title: 'No picture could be taken from this address.' },
  picture_credits_missing: {
    status: 422,
    title: 'A picture taken from an address needs its credits and its licence.',
  },
  pictures_full: { status: 409, title: 'This event has ten pictures already.' },
  themes_full: { status: 409, title: 'An event has four themes at most.' },
  themes_last: { status: 409, title: 'An event keeps one theme at least.' },
  tags_full: { status: 409, title: 'This event has as many tags as it may have.' },
  pictures_busy: { status: 503, title: 'Too many pictures are being prepared; try again shortly.' },
  work_busy: { status: 503, title: 'Too many files are being read; try again shortly.' },
  import_not_found: { status: 404, title: 'No import of yours has this id.' },
  import_transition_forbidden: {
    status: 409,
    title: 'This import cannot go from where it stands to there.',
  },
  import_limited: {
    status: 429,
    title: 'Too many files were sent within the hour; Retry-After says when to come back.',
  },
  import_file_too_large: { status: 413, title: 'This file has more than 60 MB.' },
  import_file_empty: { status: 422, title: 'This file is empty.' },
  import_file_spreadsheet: {
    status: 422,
    title: 'This is a spreadsheet: save it as CSV in UTF-8, with semicolons or commas.',
  },
  import_file_utf16: {
    status: 422,
    title: 'This is Unicode text of two bytes a character: save it as CSV in UTF-8.',
  },
  import_file_binary: { status: 422, title: 'This file is no text.' },
  import_file_gone: { status: 410, title: 'This file is no longer kept.' },
  campaign_not_found: { status: 404, title: 'No campaign of yours has this id.' },
  campaign_version_stale: {
    status: 412,
    title: 'Somebody else changed this campaign meanwhile; read it again.',
  },
  campaign_transition_forbidden: {
    status: 409,
    title: 'This campaign cannot go from where it stands to there.',
  },
  campaign_period_taken: {
    status: 409,
    title: 'Another campaign of this event is active or being paid in this period.',
  },
  campaign_payment_open: {
    status: 409,
    title: 'This campaign is being paid: abandon the payment first.',
  },
  campaign_payment_missing: { status: 409, title: 'Nothing of this campaign waits to be paid.' },
  campaign_not_payable: {
    status: 409,
    title: 'This campaign cannot be paid as it is: errors names each field.',
  },
  invoice_not_found: { status: 404, title: 'No invoice of yours has this number.' },
  payments_unavailable: {
    status: 503,
    title: 'Nothing can be paid at the moment; nothing was charged.',
  },
  webhook_signature_invalid: { status: 400, title: 'The payment provider did not sign this.' },
  webhook_mode_wrong: {
    status: 400,
    title: 'This event is of the other mode of the payment provider.',
  },
  account_campaign_active: {
    status: 409,
    title: 'This account is the only owner of an organisation with an active campaign.',
  },
  feedback_limited: {
    status: 429,
    title: 'Too many messages came from this network within the hour.',
  },
  not_found: { status: 404, title: 'Nothing answers at this address.' },
  method_not_allowed: { status: 405, title: 'This address does not answer that method.' },
  payload_too_large: { status: 413, title: 'The request body is too large.' },
  unsupported_media_type: { status: 415, title: 'This content type is not understood here.' },
  internal_error: { status: 500, title: 'Something failed on our side.' },
  service_unavailable: { status: 503, title: 'The database cannot be reached; try again shortly.' },
  geocoder_away: { status: 503, title: 'Addresses cannot be looked up at the moment.' },
  query_timeout: { status: 503, title: 'The answer took too long and was given up.' },
} as const satisfies Record<string, { status: number; title: string }>;

/** The permanent code of an API error. */
export type ProblemCode = keyof typeof problems;
