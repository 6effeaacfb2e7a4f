/** Every number of the product, once. Distances in kilometres unless the name says metres; delays in milliseconds; money in integer cents. */
export const limits = {
  /** Where a poi may stand: metropolitan France. */
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
  /** A period longer than this many days is an ongoing one. */
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
  /** Pictures organisers send: bytes and pixels of what arrives, and the widths it is kept in. */
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
  /** Events are counted that far: beyond, nobody reads the difference. */
  dashboard: { pageSize: 50, countedTo: 10_000, townCountedTo: 1000 },
  autosaveMs: 1500,
  import: { photos: 5, themes: 3, tags: 5 },
  toast: { defaultMs: 3000, errorMs: 4000, successMs: 2000, blankMs: 4000, favoriteMs: 3000 },
  /** `perHour` counts the messages of one network. */
  feedback: { maxLength: 4000, maxEmailLength: 254, maxPageLength: 500, perHour: 10 },
  /** Characters of a password. */
  password: { min: 12, max: 128 },
  /** A link that deletes an account is good for an hour; another one is sent after a minute. */
  account: {
    maxNameLength: 40,
    maxPlaceNameLength: 120,
    positionDecimals: 2,
    deletionLinkMs: 3_600_000,
    deletionLinkAgainMs: 60_000,
  },
  /** How long a mailed link is good. */
  mailedLink: { verificationMs: 86_400_000, resetMs: 3_600_000 },
  welcomeCountdownMs: 5000,
  /** `failures` of one account or network within the window; a link is sent again after `linkAgainMs`, at most `linksPerHour` times. */
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
  /** How many documents, answers of the API, pictures and built files a browser keeps to be read without a network, and for how long. */
  offline: { documents: 50, answers: 150, pictures: 150, files: 120, days: 30 },
  headerPx: 96,
} as const;

// Those below stand by themselves: no page of a visitor has a use for them, and they would be in the files of every page.

/** How long a moderator holds an event, how long a decision can be taken back, how near events are that may be the same, and how far off an address is told. */
export const reviewLimits = {
  claimMinutes: 15,
  undoSeconds: 10,
  duplicateWithinM: 300,
  geocodeWarningM: 2000,
} as const;

/**
 * Memory of decoders: `maxHeldBytes` of a picture that is decoded whole (an interlaced PNG of 25 million pixels with transparency, a progressive
 * JPEG of 16 to 33 million, a WebP of 25 million), above `heavyBytes` one at a time; and the scans of a progressive JPEG.
 */
export const pictureWorkLimits = {
  maxHeldBytes: 100_663_296,
  heavyBytes: 33_554_432,
  maxScans: 100,
} as const;

/**
 * The file of a track: its bytes, its points, its elements or values, how deep they nest, attributes of an element. Of its points, those of
 * which the line is formed (`maxPoints`), and those that are kept of the line (`keptPoints`).
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

/** Figures of a tour: metres along, up or down; minutes; metres above the sea. */
export const tourLimits = {
  maxM: 10_000_000,
  maxMin: 525_600,
  lowestM: -500,
  highestM: 9000,
} as const;

/** How many visitors of one network count for an event within a day. */
export const statisticsLimits = { visitorsPerNetwork: 50 } as const;

/**
 * The security journal: how many months it is kept, how many different events of a minute a process writes (the rest is counted), how often it
 * writes, how long the answer to a moderator's act waits for it, and how many rows one statement deletes.
 */
export const securityJournalLimits = {
  retentionMonths: 12,
  mostPerMinute: 600,
  writeEveryMs: 1000,
  waitMs: 1000,
  forgetAtOnce: 1000,
  pageSize: 50,
} as const;

/** How long a campaign lasts, how far ahead it may begin, and how long its days are held for whoever pays: a payment page, then a grace. */
export const campaignLimits = {
  minWeeks: 1,
  maxWeeks: 12,
  furthestDays: 366,
  paymentMinutes: 35,
  graceMinutes: 5,
  maxReasonLength: 500,
} as const;

/**
 * Shares of the score of a recommendation, each of a value from 0 to 1. A favourite counts half after `halfLifeDays`. Among each `among` cards
 * there are at most `perTheme` of a theme and `perOrganiser` of an organiser. A popularity of `popularAt` is as popular as it gets.
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
 * A file of events: its bytes, its lines after the header, one of its lines; how many one may send within the hour, how many findings are kept,
 * and for how long a file is.
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
 * Requests that one address (an IPv6 address counts as its /64 network) or one account may send within `windowMs`, by class of route. An
 * address may be a whole school or a festival: hundreds of people share it, so these numbers stop one machine and no crowd.
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
  /** Addresses that a process counts in memory, for each class; beyond, the least recent is forgotten. */
  keptInMemory: 10_000,
  sweepEveryMs: 300_000,
} as const;

/** Longest life of a session from its sign-in, shorter for the team; and how recent a sign-in must be before an act that cannot be undone. */
export const sessionLimits = {
  maxMs: 15_552_000_000,
  staffMaxMs: 43_200_000,
  freshSignInMs: 900_000,
} as const;

/** Any request: code units of one text, items of one list or keys of one object, faults that a refusal lists and characters of each. */
export const inputLimits = {
  maxTextLength: 110_000,
  maxItems: 2000,
  maxErrors: 50,
  maxDetailLength: 300,
} as const;

/**
 * Failed sign-ins beside those of one account from one network: of an account from all networks, of a network for all accounts, and of an
 * account from one device that has signed in to it before. A device is known for `deviceMs`; a browser keeps the latest accounts only.
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
