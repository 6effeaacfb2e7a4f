/**
 * Quotas of an account or an organisation. They are not in `limits.ts`, which is in the JavaScript
 * of every page.
 */
export const quotas = {
  picturesPerDay: 500,
  /** A failed download from a picture's URL counts too. */
  picturesByUrlPerDay: 200,
  /**
   * Mails that requests of an account send to others or to itself: invitations, links that delete
   * the account, and confirmations that an organisation was received.
   */
  mailsPerDay: 150,
  /** Events of an organisation that no file or feed created, not archived, with only a draft. */
  drafts: 500,
  /** Uploaded pictures of an account that no event shows. */
  picturesPending: 200,
  /** Pictures that accounts have uploaded for all events of an organisation. */
  picturesOfOrganisation: 20_000,
  /**
   * Imports of an organisation that are being checked, wait for a confirmation or run. An import
   * without an organisation counts for the account that uploaded it.
   */
  importsOpen: 20,
  /**
   * Megabytes of stored import files, counted for the same owner as `importsOpen`. Does not apply
   * to imports of the team.
   */
  importMegabytes: 3000,
  /** Addresses that an organisation has attached. */
  sources: 20,
  /** Addresses that the team follows for no organisation. */
  teamSources: 200,
  /** Webhooks of an organisation. */
  webhooks: 5,
  /** Test events of a webhook that still wait for an attempt. */
  webhookDemands: 20,
  invitationsPerDay: 100,
  /** Messages that the members of an organisation send to the team within 24 hours. */
  messagesPerDay: 50,
  /** Megabytes of stored files that an organisation has attached to its messages to the team. */
  attachmentMegabytes: 200,
  /** Keys of an organisation that work and have no successor. */
  apiKeys: 20,
  /** Keys that the owners of an organisation create or rotate within 24 hours. */
  apiKeysPerDay: 50,
  organisations: 20,
  favorites: 5000,
  savedSearches: 20,
  /** Venues and organisers that an account follows. */
  follows: 500,
} as const;

export type Quota = keyof typeof quotas;
/** Daily quotas, whose uses are counted in a table, because no stored rows show them. */
export type DailyQuota = 'picturesPerDay' | 'picturesByUrlPerDay' | 'mailsPerDay';

export const quotaNames = Object.keys(quotas) as [Quota, ...Quota[]];
