import { externalPoiProblems } from './events/external/external-poi-problems.ts';
import { idempotencyProblems } from './idempotency-problems.ts';
import { importProblems } from './imports/import-problems.ts';
import { apiKeyProblems } from './organisations/api-key-problems.ts';
import { inboundMailProblems } from './organisations/inbound-mail-problems.ts';
import { webhookProblems } from './organisations/webhook-problems.ts';

/**
 * Every error of the API: its permanent code, its HTTP status and an English title for integrators.
 * The sites translate codes with their own tables.
 */
export const problems = {
  request_invalid: {
    status: 400,
    title: 'The request does not match its schema; `errors` names each field.',
  },
  request_timeout: { status: 408, title: 'The request was not sent in time.' },
  headers_too_large: { status: 431, title: 'The headers of the request are too large.' },
  host_unknown: { status: 421, title: 'This service does not answer to this host name.' },
  session_missing: { status: 401, title: 'The request has no valid session.' },
  session_header_missing: {
    status: 401,
    title: 'A change with a session cookie needs the header `x-parages-session-id`.',
  },
  ...apiKeyProblems,
  ...webhookProblems,
  ...externalPoiProblems,
  ...idempotencyProblems,
  ...inboundMailProblems,
  email_unverified: {
    status: 403,
    title: 'The address of this account has not been verified yet.',
  },
  permission_missing: { status: 403, title: 'This account lacks a permission for this request.' },
  sign_in_too_old: {
    status: 403,
    title: 'This request needs a sign-in within the last 15 minutes: sign in again and repeat it.',
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
    title: 'This account or organisation has reached a quota; `quota` gives its name and number.',
  },
  password_wrong: { status: 403, title: 'This is not the password of the account.' },
  password_absent: {
    status: 409,
    title: 'This account signs in by another service and has no password.',
  },
  poi_not_found: { status: 404, title: 'No published poi has this id or slug.' },
  poi_date_not_found: {
    status: 404,
    title: 'This event has no published date that starts then and is not over.',
  },
  poi_date_unmovable: {
    status: 409,
    title:
      'The date cannot move there: the event has a date that starts then, or it would be over or lose its hours.',
  },
  poi_gone: { status: 410, title: 'This poi was archived by its organiser.' },
  poi_version_stale: {
    status: 412,
    title: 'The version is stale: another account changed this event; read it again.',
  },
  poi_transition_forbidden: {
    status: 409,
    title: 'This transition is not allowed from the current status of the event.',
  },
  poi_incomplete: {
    status: 422,
    title: 'This event is incomplete; `errors` names each tab and field.',
  },
  poi_confirmation_wrong: {
    status: 422,
    title: 'The confirmation is not the title of this event.',
  },
  poi_own: {
    status: 403,
    title: 'Only an administrator may moderate an event of their own organisation.',
  },
  poi_promoted: {
    status: 409,
    title: 'A campaign promotes this event: keep it and merge the other one, or stop the campaign.',
  },
  poi_decision_final: { status: 409, title: 'This decision can no longer be undone.' },
  organisation_not_approved: {
    status: 409,
    title: 'The organisation of this event is not approved yet: it may only have drafts.',
  },
  trace_unreadable: {
    status: 422,
    title: 'This file is not a GPX, KML or GeoJSON track with a line of at least two points.',
  },
  trace_out_of_bounds: { status: 422, title: 'This track has points outside metropolitan France.' },
  change_cursor_expired: {
    status: 410,
    title: 'This cursor is of a restored database or of other filters: read again without it.',
  },
  poi_undated: { status: 404, title: 'This poi is permanent and has no dates.' },
  trace_not_found: { status: 404, title: 'This poi has no GPS track.' },
  town_not_found: { status: 404, title: 'No town has this slug.' },
  region_not_found: { status: 404, title: 'No region has this slug.' },
  link_not_found: {
    status: 404,
    title: 'This shared list does not exist, or is no longer shared.',
  },
  saved_search_not_found: { status: 404, title: 'No saved search of this account has this id.' },
  media_not_found: { status: 404, title: 'No picture has this id.' },
  organisation_not_found: { status: 404, title: 'No organisation of this account has this id.' },
  organisation_pending_exists: {
    status: 409,
    title: 'This account already has an organisation pending approval.',
  },
  organisation_version_stale: {
    status: 412,
    title: 'The version is stale: another account changed this organisation; read it again.',
  },
  organisation_transition_forbidden: {
    status: 409,
    title: 'This transition is not allowed from the current status of the organisation.',
  },
  organisation_suspended: {
    status: 403,
    title: 'This organisation is suspended: its members can only read.',
  },
  attachment_not_found: {
    status: 404,
    title:
      'No file that this account may read or send has this id, or it was deleted after a year.',
  },
  attachment_unreadable: {
    status: 422,
    title: 'This file is neither a PDF nor a readable JPEG, PNG or WebP picture.',
  },
  conversation_stale: {
    status: 409,
    title:
      'Another moderator wrote after `readId`, or the event changed its organisation: read again.',
  },
  message_id_taken: { status: 409, title: 'Another message has this id.' },
  organisation_own: {
    status: 403,
    title: 'Only an administrator may moderate their own organisation.',
  },
  organisation_full: {
    status: 409,
    title: 'This organisation has reached its number of members or invitations.',
  },
  company_ceased: { status: 409, title: 'The registry lists this company as closed.' },
  company_limited: {
    status: 429,
    title: 'Too many companies were looked up; Retry-After says when to come back.',
  },
  member_not_found: { status: 404, title: 'No member of this organisation has this id.' },
  member_exists: { status: 409, title: 'This account is already a member.' },
  member_last_owner: { status: 409, title: 'An organisation must keep at least one owner.' },
  invitation_not_found: {
    status: 404,
    title: 'This invitation was used, replaced, withdrawn or has expired.',
  },
  invitation_of_another: {
    status: 403,
    title: 'This invitation was sent to another e-mail address.',
  },
  account_sole_owner: {
    status: 409,
    title: 'This account is the only owner of an organisation with other members.',
  },
  organiser_not_found: { status: 404, title: 'No approved organisation has this slug.' },
  programme_empty: { status: 404, title: 'This organisation has no event to come.' },
  venue_not_found: { status: 404, title: 'No visible poi takes place at a venue with this slug.' },
  picture_unreadable: {
    status: 422,
    title: 'This file is not a readable JPEG, PNG or WebP picture.',
  },
  picture_too_small: { status: 422, title: 'This picture is narrower than 400 pixels.' },
  picture_too_large: {
    status: 413,
    title: 'This picture exceeds 10 MB or 40 million pixels, or needs too much memory to decode.',
  },
  picture_url_refused: { status: 422, title: 'No picture could be fetched from this address.' },
  picture_credits_missing: {
    status: 422,
    title: 'A picture fetched from an address needs credits and a licence.',
  },
  pictures_full: { status: 409, title: 'This event already has ten pictures.' },
  themes_full: { status: 409, title: 'An event has at most four themes.' },
  themes_last: { status: 409, title: 'An event must keep at least one theme.' },
  tags_full: { status: 409, title: 'This event has reached its number of tags.' },
  pictures_busy: { status: 503, title: 'Too many pictures are being prepared; try again shortly.' },
  work_busy: { status: 503, title: 'Too many files are being read; try again shortly.' },
  ...importProblems,
  campaign_not_found: { status: 404, title: 'No campaign of this account has this id.' },
  campaign_version_stale: {
    status: 412,
    title: 'The version is stale: another account changed this campaign; read it again.',
  },
  campaign_transition_forbidden: {
    status: 409,
    title: 'This transition is not allowed from the current status of the campaign.',
  },
  campaign_period_taken: {
    status: 409,
    title:
      'Another campaign of this event is active, or its payment is in progress, in this period.',
  },
  campaign_payment_open: {
    status: 409,
    title: 'A payment of this campaign is in progress: abandon it first.',
  },
  campaign_payment_missing: { status: 409, title: 'This campaign has no payment in progress.' },
  campaign_not_payable: {
    status: 409,
    title: 'This campaign cannot be paid; `errors` names each field.',
  },
  invoice_not_found: { status: 404, title: 'No invoice of this account has this number.' },
  payments_unavailable: {
    status: 503,
    title: 'The payment provider is unavailable; nothing was charged.',
  },
  webhook_signature_invalid: {
    status: 400,
    title: 'The signature of the payment provider is invalid.',
  },
  webhook_mode_wrong: {
    status: 400,
    title: 'This event belongs to the other mode (test or live) of the payment provider.',
  },
  account_campaign_active: {
    status: 409,
    title: 'This account is the only owner of an organisation with an active campaign.',
  },
  feedback_limited: {
    status: 429,
    title: 'Too many messages came from this network within the hour.',
  },
  user_not_found: { status: 404, title: 'No account has this id.' },
  role_own: {
    status: 409,
    title: 'Administrators cannot take their own administrator role away: another one does.',
  },
  embed_not_found: {
    status: 404,
    title: 'This is not the address of an event, a list, a venue or an organiser of this site.',
  },
  format_unsupported: { status: 501, title: 'The formats are `json` and `xml`.' },
  not_found: { status: 404, title: 'No route matches this address.' },
  method_not_allowed: {
    status: 405,
    title: 'This address does not support the method of the request.',
  },
  payload_too_large: { status: 413, title: 'The request body is too large.' },
  unsupported_media_type: { status: 415, title: 'This content type is not supported.' },
  internal_error: { status: 500, title: 'An internal error occurred.' },
  service_unavailable: {
    status: 503,
    title: 'The database cannot be reached, or the server is overloaded; try again shortly.',
  },
  geocoder_away: { status: 503, title: 'The geocoder is unavailable.' },
  query_timeout: { status: 503, title: 'The database query exceeded its deadline.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;
