/** Bounds of one followed source and of one pull of it. */
export const followedSourceLimits = {
  maxUrlLength: 2000,
  maxBytes: 10_485_760,
  maxEvents: 2000,
  /** Of one address that answers in pages. */
  maxPages: 40,
  /**
   * A list of records of OpenAgenda or DATAtourisme of more bytes is a feed, read piece by piece, unless
   * its address answers in pages.
   */
  feedFromBytes: 4_194_304,
  maxFeedBytes: 2_684_354_560,
  /** Of a feed that the team follows, whose events are published at once. */
  maxFeedRecords: 250_000,
  /** Of a feed that an organisation follows, whose events go to review: the first ones are read. */
  organisationFeedRecords: 20_000,
  maxRecordBytes: 2_097_152,
  recordsPerRead: 500,
  previewEvents: 10,
  eventsPerWrite: 200,
  /** Of which the kept fields are listed. */
  lockedEvents: 100,
  /** Between two requests of the service to one host. */
  secondsPerHost: 10,
  /** Between two pulls that members ask for. */
  secondsPerPull: 60,
} as const;
