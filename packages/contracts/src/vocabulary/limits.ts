/**
 * Limits of the API and the sites. Distances are in kilometres unless the name has another unit;
 * money is in integer cents.
 */
export const limits = {
  /** Bounds of valid coordinates: metropolitan France. */
  bounds: { west: -5.4534286, east: 9.8678344, south: 41.2632185, north: 51.268318 },
  radius: {
    steps: [1, 5, 10, 30, 50, 100],
    zooms: [12, 11, 10, 9, 8, 7],
    defaultKm: 30,
    maxKm: 100,
  },
  defaultPosition: { lon: 2.3488, lat: 48.85341 },
  pageSize: {
    carousel: 10,
    similar: 10,
    promoted: 10,
    list: 20,
    api: 20,
    moderation: 50,
    max: 100,
    map: 500,
  },
  maxOffset: 10_000,
  maxFilterDays: 366,
  similarWithinKm: 50,
  /** A period is ongoing when its last day is at least this number of days after the first. */
  ongoingAfterDays: 7,
  lastDays: 7,
  label: { max: 140 },
  description: { max: 10_000 },
  periods: { min: 1, max: 800 },
  images: { min: 1, max: 10 },
  themes: { min: 1, max: 4 },
  tag: { most: 30, maxLength: 60 },
  contactEntries: 5,
  priceMaxCents: 1_000_000,
  sirenDigits: 9,
  organisation: {
    maxDescriptionLength: 2000,
    maxLineLength: 200,
    maxWebsiteLength: 500,
    invitationDays: 14,
    maxMembers: 50,
    maxInvitations: 50,
    lookups: { most: 20, windowMs: 60_000 },
  },
  picture: {
    maxBytes: 10_485_760,
    minWidth: 400,
    maxPixels: 40_000_000,
    widths: [320, 640, 1280],
    orphanHours: 24,
    maxTitleLength: 300,
    maxCreditsLength: 300,
    maxUrlLength: 2000,
  },
  /**
   * Moderators need no exact count above `countedTo` events, or above `townCountedTo` of one town.
   */
  dashboard: { pageSize: 50, countedTo: 10_000, townCountedTo: 1000 },
  autosaveMs: 1500,
  import: { photos: 5, themes: 3, tags: 5 },
  toast: { defaultMs: 3000, errorMs: 4000, successMs: 2000, blankMs: 4000, favoriteMs: 3000 },
  /** `perHour` limits the messages of one network. */
  feedback: { maxLength: 4000, maxEmailLength: 254, maxPageLength: 500, perHour: 10 },
  /** Password length in characters. */
  password: { min: 12, max: 128 },
  /**
   * Lifetime of a link that deletes the account, and how long the account waits before it may
   * request another.
   */
  account: {
    maxNameLength: 40,
    maxPlaceNameLength: 120,
    positionDecimals: 2,
    deletionLinkMs: 3_600_000,
    deletionLinkAgainMs: 60_000,
  },
  /** Lifetime of mailed links. */
  mailedLink: { verificationMs: 86_400_000, resetMs: 3_600_000 },
  welcomeCountdownMs: 5000,
  /**
   * `failures`: maximum failed attempts within `windowMs`, counted per account, per network or
   * both, by kind of attempt. An account gets at most one link per `linkAgainMs`, and
   * `linksPerHour` an hour.
   */
  attempts: { failures: 10, windowMs: 900_000, linkAgainMs: 60_000, linksPerHour: 5 },
  placeSearchDebounceMs: 500,
  appRedirectDelayMs: 2000,
  fadeMs: 150,
  backgroundFadeMs: 450,
  carouselMarginPx: 1000,
  analyticsQueueMs: 60_000,
  consentMonths: 6,
  queryCache: {
    collectAfterMs: 300_000,
    retries: 3,
    firstRetryDelayMs: 1000,
    longestRetryDelayMs: 30_000,
  },
  /**
   * Browser cache for offline reading: maximum number of documents, API responses, pictures and
   * built files, and days until each expires.
   */
  offline: { documents: 50, answers: 150, pictures: 150, files: 120, days: 30 },
  headerPx: 96,
} as const;

// The constants below are separate exports: no public page needs them, and as members of `limits`
// they would be in the JavaScript of every page.

/**
 * How long a moderator holds an event, how long a decision can be undone, how near possible
 * duplicates are, and from which distance an address is flagged.
 */
export const reviewLimits = {
  claimMinutes: 15,
  undoSeconds: 10,
  duplicateWithinM: 300,
  geocodeWarningM: 2000,
} as const;

/**
 * Memory of picture decoders. A picture is refused when its decoder would hold more than
 * `maxHeldBytes` of it at once (25 million pixels of an interlaced PNG with transparency or of a
 * WebP, 16 to 33 million of a progressive JPEG), or when a progressive JPEG has more than
 * `maxScans` scans. Pictures above `heavyBytes` are decoded one at a time.
 */
export const pictureWorkLimits = {
  maxHeldBytes: 100_663_296,
  heavyBytes: 33_554_432,
  maxScans: 100,
} as const;

/**
 * Maximum of a track file: bytes, points, elements or values, nesting depth, attributes of an
 * element. At most `maxPoints` of its points form the line; at most `keptPoints` are stored.
 */
export const traceLimits = {
  maxBytes: 5_242_880,
  maxReadPoints: 100_000,
  maxValues: 1_000_000,
  maxDepth: 40,
  maxAttributes: 40,
  maxPoints: 20_000,
  keptPoints: 2000,
} as const;

/** Bounds of tour figures: metres along, up or down; minutes; metres above sea level. */
export const tourLimits = {
  maxM: 10_000_000,
  maxMin: 525_600,
  lowestM: -500,
  highestM: 9000,
} as const;

/** How many visitors of one network count for an event within a day. */
export const statisticsLimits = { visitorsPerNetwork: 50 } as const;

/**
 * The security journal: months of retention, different events that a process writes per minute (it
 * counts the others), interval between writes, longest time that the response to a moderator's
 * action waits for a write, rows that one statement deletes.
 */
export const securityJournalLimits = {
  retentionMonths: 12,
  mostPerMinute: 600,
  writeEveryMs: 1000,
  waitMs: 1000,
  forgetAtOnce: 1000,
  pageSize: 50,
} as const;

/**
 * Length of a campaign, how far ahead it may start, and how long its days are reserved during a
 * payment: the payment page's lifetime, then a grace period.
 */
export const campaignLimits = {
  minWeeks: 1,
  maxWeeks: 12,
  furthestDays: 366,
  paymentMinutes: 35,
  graceMinutes: 5,
  maxReasonLength: 500,
} as const;

/**
 * Weights of the recommendation score, each applied to a value from 0 to 1. A favourite's weight
 * halves every `halfLifeDays`. Each `among` cards hold at most `perTheme` of a theme and
 * `perOrganiser` of an organiser. Popularity is capped at `popularAt`.
 */
export const recommendationLimits = {
  shares: { affinity: 0.45, near: 0.2, soon: 0.15, popular: 0.1, fit: 0.1 },
  halfLifeDays: 60,
  popularityDays: 14,
  popularAt: 500,
  soonWithinDays: 14,
  among: 10,
  perTheme: 3,
  perOrganiser: 2,
} as const;

/**
 * Limits of an uploaded file of events. `maxLines` excludes the header; `perHour` counts uploads;
 * `findings` is the number that is stored; after `keepFileDays` the file is deleted.
 */
export const batchImportLimits = {
  maxBytes: 62_914_560,
  maxLines: 100_000,
  maxLineBytes: 200_000,
  maxColumns: 200,
  maxExtIdLength: 200,
  maxHtmlLength: 50_000,
  maxFileNameLength: 200,
  perHour: 30,
  findings: 1000,
  linesPerWrite: 500,
  keepFileDays: 90,
  pageSize: 20,
} as const;

/**
 * Maximum requests within `windowMs`, by class of route, from one IP address (for IPv6 its /64
 * network) or one account. Hundreds of people may share the address of a school or a festival:
 * these numbers stop a single machine, not a crowd.
 */
export const rateLimits = {
  windowMs: 60_000,
  perAddress: {
    read: 3000,
    search: 1800,
    render: 900,
    file: 12_000,
    outside: 600,
    write: 600,
    upload: 120,
    'sign-in': 300,
  },
  perAccount: { outside: 120, write: 240, upload: 40 },
  /**
   * Maximum number of keys that a store of rate limits keeps in the memory of a process; above it,
   * the store evicts the least recently used one.
   */
  keptInMemory: 10_000,
  sweepEveryMs: 300_000,
} as const;

/**
 * Maximum lifetime of a session from its sign-in, shorter for the team; and the maximum age of a
 * sign-in before an irreversible action.
 */
export const sessionLimits = {
  maxMs: 15_552_000_000,
  staffMaxMs: 43_200_000,
  freshSignInMs: 900_000,
} as const;

/**
 * Bounds of any request: code units of a text and of a path parameter, items of a list or keys of
 * an object; errors listed in a refusal, and characters of each.
 */
export const inputLimits = {
  maxTextLength: 110_000,
  maxParamLength: 300,
  maxItems: 2000,
  maxErrors: 50,
  maxDetailLength: 300,
} as const;

/**
 * Limits of failed sign-ins, beside the limit per account and network: per account from all
 * networks, per network for all accounts, and per account from a device that has signed in to it
 * before. A device stays known for `deviceMs`; a browser stays known to its latest
 * `devicesPerBrowser` accounts.
 */
export const attemptLimits = {
  perAccount: 100,
  perAccountMs: 3_600_000,
  perNetwork: 100,
  perNetworkMs: 900_000,
  perDevice: 5,
  perDeviceMs: 3_600_000,
  deviceMs: 15_552_000_000,
  devicesPerBrowser: 5,
} as const;
