/**
 * Quotas of an account or an organisation: in total, or per day in Paris. Separate from `limits.ts`
 * so that only the lazy-loaded screens that show these numbers include them, not the JavaScript of
 * every page.
 */
export const quotas = {
  /** Pictures of an account processed per day. */
  picturesPerDay: 500,
  /** Pictures that an account imports by URL per day; failed fetches count. */
  picturesByUrlPerDay: 200,
  /** Mails that an account causes: invitations, deletion links, acknowledgements. */
  mailsPerDay: 150,
  /** Events of an organisation that were not imported, are not archived, and are still drafts. */
  drafts: 500,
  /** Uploaded pictures of an account that no event shows; the sweep deletes them after a day. */
  picturesPending: 200,
  /** Pictures uploaded by members for all events of an organisation. */
  picturesOfOrganisation: 20_000,
  /**
   * Imports of an organisation that are being checked, wait for a confirmation or run. Imports
   * without an organisation count for the account that uploaded them.
   */
  importsOpen: 20,
  /** Megabytes of the stored files of imports, counted for the same owner as `importsOpen`. */
  importMegabytes: 3000,
  invitationsPerDay: 100,
  /** Organisations that an account registered. */
  organisations: 20,
  favorites: 5000,
} as const;

/** Name of a quota in an API error. */
export type Quota = keyof typeof quotas;
/**
 * A daily quota of an account whose uses are counted in a table, because no other stored rows show
 * them.
 */
export type DailyQuota = 'picturesPerDay' | 'picturesByUrlPerDay' | 'mailsPerDay';

/** The names of all quotas. */
export const quotaNames = Object.keys(quotas) as [Quota, ...Quota[]];
