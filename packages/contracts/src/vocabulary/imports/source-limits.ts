/** Bounds of one followed source and of one pull of it. */
export const followedSourceLimits = {
  maxUrlLength: 2000,
  maxBytes: 10_485_760,
  maxEvents: 2000,
  /** Of one address that answers in pages. */
  maxPages: 40,
  previewEvents: 10,
  eventsPerWrite: 200,
  /** Of which the kept fields are listed. */
  lockedEvents: 100,
  /** Between two requests of the service to one host. */
  secondsPerHost: 10,
  /** Between two pulls that members ask for. */
  secondsPerPull: 60,
} as const;
