import type { Locale } from './locales.ts';

/**
 * Publisher and host of the site, for the legal notice; null where the configuration has no value.
 */
type Publisher = Record<
  'name' | 'address' | 'director' | 'email' | 'hostName' | 'hostAddress',
  string | null
>;

/**
 * The analytics service: its public key, its origin, and the host names of staging sites, which
 * send nothing.
 */
export type Analytics = { key: string; host: string; stagingHosts: readonly string[] };

/**
 * Settings and request data that a page needs. Sent with the page, so that browser and server
 * render alike.
 */
export type Site = {
  name: string;
  locale: Locale;
  /** Scheme and host of this site, without a trailing slash. */
  origin: string;
  proOrigin: string;
  /** The instant of the request, ISO 8601. */
  now: string;
  /**
   * Whether a prerender agent, which renders pages for search engines, requests the page. It does
   * not scroll, so the home page shows it every carousel at once.
   */
  isPrerender: boolean;
  tiles: { url: string; attribution: string } | null;
  social: readonly { network: string; url: string }[];
  /** Whether the installation has visitor accounts: favourites, profile, sign-in. */
  hasAccounts: boolean;
  /**
   * Whether the request has a session cookie. The visitor is then probably signed in, and the page
   * reserves space for what a session shows.
   */
  hasSession: boolean;
  /** Inbox URL for the mails of a trial installation; null where mails reach their recipients. */
  inboxUrl: string | null;
  /** Custom scheme of the mobile app, without `://`. */
  appScheme: string;
  blogUrl: string | null;
  publisher: Publisher;
  /** Analytics are used only once the visitor consents; null when the installation has none. */
  analytics: Analytics | null;
};

/** The part that comes from the configuration; the rest comes from the request. */
export type InstalledSite = Omit<
  Site,
  'locale' | 'origin' | 'proOrigin' | 'now' | 'isPrerender' | 'hasSession'
>;

export const bareSite: Omit<Site, 'origin' | 'proOrigin' | 'now'> = {
  name: 'Parages',
  locale: 'fr',
  tiles: null,
  social: [],
  analytics: null,
  isPrerender: false,
  hasAccounts: false,
  hasSession: false,
  inboxUrl: null,
  appScheme: 'parages',
  blogUrl: null,
  publisher: {
    name: null,
    address: null,
    director: null,
    email: null,
    hostName: null,
    hostAddress: null,
  },
};
