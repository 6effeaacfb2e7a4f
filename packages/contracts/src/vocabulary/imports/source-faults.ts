/** Formats of a followed source, recognised from its content. */
export const sourceFormats = ['ics', 'json-ld', 'rss', 'openagenda', 'datatourisme'] as const;
export type SourceFormat = (typeof sourceFormats)[number];

/**
 * `checking`: a worker reads the address for the preview; `failed`: the preview could not be made;
 * `ready`: the preview waits for the organiser; `followed`: pulled once a day.
 */
export const sourceStatuses = ['checking', 'failed', 'ready', 'followed'] as const;

/** Why a pull failed. Codes are part of the API: never rename one. */
export const sourceFaults = [
  'address_unreachable',
  'answer_slow',
  'answer_cut',
  'answer_too_large',
  'answer_refused',
  'answer_missing',
  'answer_limited',
  'answer_error',
  'format_unknown',
  'content_unreadable',
  'events_none',
  'internal',
] as const;
export type SourceFault = (typeof sourceFaults)[number];

/** Why a record of a source gives no event. Codes are part of the API: never rename one. */
export const leftOutReasons = [
  'over',
  'private',
  'title_missing',
  'day_missing',
  'place_missing',
  'elsewhere',
  'online',
  'not_outing',
  'repetition_invalid',
  'dates_invalid',
  'invalid',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
