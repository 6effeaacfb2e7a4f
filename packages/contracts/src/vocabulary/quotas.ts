/**
 * How many of a thing an account or an organisation may have, or may do within a day in Paris. Not in `limits.ts`: a lazy screen says
 * these numbers, and what a screen uses of that file is in the JavaScript of every page.
 */
export const quotas = {
  /** Pictures of an account that are prepared within a day. */
  picturesPerDay: 500,
  /** Pictures that an account has fetched from an address within a day; one that could not be fetched counts. */
  picturesByUrlPerDay: 200,
  /** Mails that leave to others or to itself because an account asks: invitations, links, acknowledgements. */
  mailsPerDay: 150,
  /** Events of an organisation that were made by hand and never sent for review. */
  drafts: 500,
  /** Pictures an account sent that no event shows; the sweep deletes them after a day. */
  picturesPending: 200,
  /** Pictures that members sent for all events of an organisation. */
  picturesOfOrganisation: 20_000,
  /** Imports of an organisation, or of an account that imports for all, that are not over. */
  importsOpen: 20,
  /** Megabytes of files that an organisation sent and that are kept. */
  importMegabytes: 3000,
  invitationsPerDay: 100,
  /** Organisations that an account declared. */
  organisations: 20,
  favorites: 5000,
} as const;

/** A quota, as a refusal names it. */
export type Quota = keyof typeof quotas;
/** A quota of what an account does within a day, which leaves no row that could be counted. */
export type DailyQuota = 'picturesPerDay' | 'picturesByUrlPerDay' | 'mailsPerDay';

/** The names of all quotas. */
export const quotaNames = Object.keys(quotas) as [Quota, ...Quota[]];
