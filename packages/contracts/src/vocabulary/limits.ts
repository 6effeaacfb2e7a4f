export const limits = {
  /** Valid coordinates (metropolitan France), in degrees of longitude and latitude. */
  bounds: { west: -5.4534286, east: 9.8678344, south: 41.2632185, north: 51.268318 },
  radius: {
    steps: [1, 5, 10, 30, 50, 100],
    zooms: [12, 11, 10, 9, 8, 7],
    defaultKm: 30,
    maxKm: 100,
  },
  defaultPosition: { lon: 2.3488, lat: 48.85341 },
  /** Days for which a device remembers a place: thirteen months, counted with the shortest ones. */
  rememberedPlaceDays: 393,
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
  maxStatisticsDays: 366,
  similarWithinKm: 50,
  /** Similar events are of these next days, where there are enough. */
  similarWithinDays: 60,
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
   * Above `countedTo` events, or `townCountedTo` events of one town, the dashboard shows no exact
   * count.
   */
  dashboard: { pageSize: 50, countedTo: 10_000, townCountedTo: 1000 },
  autosaveMs: 1500,
  import: { photos: 5, themes: 3, tags: 5 },
  toast: { defaultMs: 3000, errorMs: 4000, successMs: 2000, blankMs: 4000, favoriteMs: 3000 },
  /** `perHour`: messages from one network. */
  feedback: { maxLength: 4000, maxEmailLength: 254, maxPageLength: 500, perHour: 10 },
  /** In code points. */
  password: { min: 12, max: 128 },
  /**
   * `deletionLinkMs`: lifetime of a mailed link that deletes the account. `deletionLinkAgainMs`:
   * least time between two such links of an account.
   */
  account: {
    maxNameLength: 40,
    maxPlaceNameLength: 120,
    positionDecimals: 2,
    deletionLinkMs: 3_600_000,
    deletionLinkAgainMs: 60_000,
  },
  mailedLink: { verificationMs: 86_400_000, resetMs: 3_600_000 },
  welcomeCountdownMs: 5000,
  /**
   * `failures`: maximum of failed attempts within `windowMs`; `attemptRules` decides what each kind
   * of attempt counts them by (account, network or both). `linkAgainMs` and `linksPerHour` bound
   * mailed links.
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
   * Maximum number of entries in each cache of the service worker (pages, API responses, pictures,
   * built files), and the days until an entry expires.
   */
  offline: { documents: 50, answers: 150, pictures: 150, files: 120, days: 30 },
  headerPx: 96,
} as const;

// The constants below are separate exports: few public pages need them, and as members of `limits`
// they would be in the JavaScript of every page.

/** Length of a searched text, in UTF-16 code units. */
export const searchTextLimits = { min: 2, max: 100 } as const;

/**
 * `duplicateWithinM`: distance between possible duplicates. `geocodeWarningM`: distance between the
 * point on the map and the geocoded commune above which the editor warns.
 */
export const reviewLimits = {
  claimMinutes: 15,
  undoSeconds: 10,
  duplicateWithinM: 300,
  geocodeWarningM: 2000,
} as const;

/**
 * Memory of picture decoders. A picture is refused when its decoder would hold more than
 * `maxHeldBytes` of it at once, or when a progressive JPEG has more than `maxScans` scans.
 * Pictures that hold more than `heavyBytes`, or have 16-bit pixels, are decoded one at a time.
 */
export const pictureWorkLimits = {
  maxHeldBytes: 100_663_296,
  heavyBytes: 33_554_432,
  maxScans: 100,
} as const;

/**
 * Maximum of an uploaded track file. `maxValues` and `maxDepth` bound its elements or JSON values
 * and how deep they nest; `maxAttributes` is per element. Of the points that are read, at most
 * `maxPoints` form the line, and at most `keptPoints` are stored.
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

/**
 * Bounds of tour figures: `maxM` for the length, the climb and the descent; `maxMin` for the
 * duration; `lowestM` and `highestM` for altitudes above sea level.
 */
export const tourLimits = {
  maxM: 10_000_000,
  maxMin: 525_600,
  lowestM: -500,
  highestM: 9000,
} as const;

/** How many visitors of one network the statistics of an event count per day. */
export const statisticsLimits = { visitorsPerNetwork: 50 } as const;

/**
 * `mostPerMinute`: different events that a process writes; it only counts the others. `waitMs`:
 * longest time that a response to a moderator's write waits for the journal. `forgetAtOnce`: rows
 * that one statement deletes.
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
 * `furthestDays`: how far ahead a campaign may start. Its days are reserved during a payment: for
 * `paymentMinutes`, the lifetime of the payment page, and `graceMinutes` after it.
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
 * `shares` weight the parts of the recommendation score, each from 0 to 1. The weight of a
 * favourite halves every `halfLifeDays`. Each `among` recommendations hold at most `perTheme` of a
 * theme and `perOrganiser` of an organiser. The popularity part is 1 from `popularAt` on.
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
 * Maximum requests within `windowMs`, by class of route, from one IP address (for IPv6, its /64
 * network) or one account. Hundreds of visitors may share the address of a school or a festival:
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
   * Keys of each rate-limit store in a process; above it, the least recently used one is evicted.
   */
  keptInMemory: 10_000,
  sweepEveryMs: 300_000,
} as const;

/**
 * Maximum lifetime of a session from its sign-in (`staffMaxMs` for the team), and maximum age of
 * the sign-in before an irreversible action.
 */
export const sessionLimits = {
  maxMs: 15_552_000_000,
  staffMaxMs: 43_200_000,
  freshSignInMs: 900_000,
} as const;

/**
 * Bounds of every request. `maxTextLength` and `maxParamLength` are in UTF-16 code units;
 * `maxItems` counts the items of a list or the keys of an object. `maxErrors` and `maxDetailLength`
 * bound the response to an invalid request.
 */
export const inputLimits = {
  maxTextLength: 110_000,
  maxParamLength: 300,
  maxItems: 2000,
  maxErrors: 50,
  maxDetailLength: 300,
} as const;

/**
 * Limits of failed sign-ins, beside that of `limits.attempts` per account and network: per account
 * from all networks, per network for all accounts, and per account from a device that has signed in
 * to it before. A device stays known for `deviceMs`; a browser keeps at most `devicesPerBrowser` of
 * its known accounts, the latest.
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
