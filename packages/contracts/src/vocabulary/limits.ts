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
  /** Days for which a device remembers a place: a year and a month of 28 days. */
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
  /** Similar events are those of the next days, if these fill the list; else those of any day. */
  similarWithinDays: 60,
  ongoingAfterDays: 7,
  lastDays: 7,
  label: { max: 140 },
  description: { max: 10_000 },
  periods: { min: 1, max: 800 },
  dateNote: { max: 100 },
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
  dashboard: { pageSize: 50, countedTo: 10_000, townCountedTo: 1000, maxTextLength: 100 },
  autosaveMs: 1500,
  import: { photos: 5, themes: 3, tags: 5 },
  toast: { defaultMs: 3000, errorMs: 4000, successMs: 2000, blankMs: 4000, favoriteMs: 3000 },
  /**
   * `perHour`: messages from one network. `reportsShown`: reports of one event that moderators read
   * at once.
   */
  feedback: {
    maxLength: 4000,
    maxEmailLength: 254,
    maxPageLength: 500,
    perHour: 10,
    reportsShown: 20,
  },
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
  /** `attemptRules` in the API says which attempts these numbers limit. */
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

// The constants below are separate exports: as members of `limits` they would be in the JavaScript
// of every page.

/** Length of a searched text, in UTF-16 code units. */
export const searchTextLimits = { min: 2, max: 100 } as const;

/**
 * `duplicateWithinM`: distance between possible duplicates. `geocodeWarningM`: distance between an
 * event's point on the map and its geocoded commune above which the editor warns.
 */
export const reviewLimits = {
  claimMinutes: 15,
  undoSeconds: 10,
  geocodeWarningM: 2000,
} as const;

/**
 * A picture is refused when its decoder would buffer more than `maxHeldBytes`, or when a
 * progressive JPEG has more than `maxScans` scans. Pictures above `heavyBytes` of buffer, and those
 * with 16-bit pixels, are processed one at a time.
 */
export const pictureWorkLimits = {
  maxHeldBytes: 100_663_296,
  heavyBytes: 33_554_432,
  maxScans: 100,
} as const;

/**
 * Limits of an uploaded track file. `maxValues`: its XML elements or its JSON values; `maxDepth`:
 * how deep they nest; `maxAttributes`: attributes of one XML element. A file with more than
 * `maxReadPoints` points is refused; other tracks are thinned to at most `maxPoints` points, then to
 * at most `keptPoints`.
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

/** Visitors of one network that the statistics count at most, per event, day and kind of visit. */
export const statisticsLimits = { visitorsPerNetwork: 50 } as const;

/** `forgetAtOnce`: rows that one statement deletes. */
export const securityJournalLimits = {
  retentionMonths: 12,
  mostPerMinute: 600,
  writeEveryMs: 1000,
  waitMs: 1000,
  forgetAtOnce: 1000,
  pageSize: 50,
} as const;

/**
 * `furthestDays`: from today to the last day on which a campaign may start. A payment expires after
 * `paymentMinutes`; its campaign's days stay reserved for `graceMinutes` more.
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
 * `shares` weight the parts of the recommendation score; each part is from 0 to 1. The weight of a
 * favourite halves every `halfLifeDays`. Each `among` successive recommendations contain at most
 * `perTheme` with the same first theme and `perOrganiser` of one organiser.
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
 * The events that visitors without a place see: `most` of the whole country, within `withinDays`.
 * `drawn` bounds how many popular events, and how many soon ones, the service reads to choose them.
 */
export const pickLimits = {
  most: 20,
  withinDays: 30,
  perTheme: 3,
  perTown: 2,
  drawn: 500,
} as const;

/**
 * Limits of an uploaded file of events. `maxLines` excludes the header; `perHour` counts uploads;
 * at most `findings` findings are stored; the uploaded file is deleted after `keepFileDays`.
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
 * network) or one account. Hundreds of visitors may share the address of a school or a festival.
 */
export const rateLimits = {
  windowMs: 60_000,
  perAddress: {
    read: 3000,
    search: 1800,
    render: 900,
    draw: 30,
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
 * Maximum age of a session since its sign-in (`staffMaxMs` for the team). `freshSignInMs`: maximum
 * age of the sign-in for a route with `freshSignIn`.
 */
export const sessionLimits = {
  maxMs: 15_552_000_000,
  staffMaxMs: 43_200_000,
  freshSignInMs: 900_000,
} as const;

/**
 * `maxTextLength` and `maxParamLength` are in UTF-16 code units; `maxItems` counts the items of a
 * list or the keys of an object. `maxErrors` and `maxDetailLength` bound the response to an invalid
 * request.
 */
export const inputLimits = {
  maxTextLength: 110_000,
  maxParamLength: 300,
  maxItems: 2000,
  maxErrors: 50,
  maxDetailLength: 300,
} as const;

/**
 * Limits of failed sign-ins to one account, from one network, and from one known device: a device
 * that has signed in to the account within `deviceMs`.
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
