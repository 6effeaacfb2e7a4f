import type { Locale } from './locales.ts';

/** Who publishes the site and who hosts it, as the legal notice says it; null where the configuration is silent. */
type Publisher = Record<
  'name' | 'address' | 'director' | 'email' | 'hostName' | 'hostAddress',
  string | null
>;

/** The analytics service: its public key, its origin, and the hosts of ours where nothing is counted. */
export type Analytics = { key: string; host: string; stagingHosts: readonly string[] };

/** What a page must know of the installation it is served from, and of the moment it was asked for. Sent with the page, so that browser and server agree. */
export type Site = {
  name: string;
  /** The language this page is read in: the visitor's choice, French without one. */
  locale: Locale;
  /** Scheme and host of this site, without a slash at the end. */
  origin: string;
  proOrigin: string;
  /** The instant of the request, ISO 8601. */
  now: string;
  /** Whether an agent draws this page for search engines: it scrolls nowhere, so nothing waits for it to come near. */
  isPrerender: boolean;
  tiles: { url: string; attribution: string } | null;
  social: readonly { network: string; url: string }[];
  /** Whether visitors can have an account: favourites, profile, signing in. */
  hasAccounts: boolean;
  /** Whether the visitor's browser was signed in the last time: probably it still is, and room is kept for what a session shows. */
  hasSession: boolean;
  /** Where the mails of a trial installation are to be read; null where they reach people. */
  inboxUrl: string | null;
  /** Custom scheme of the mobile app, without `://`. */
  appScheme: string;
  blogUrl: string | null;
  publisher: Publisher;
  /** Where the use of the site is counted, once the visitor agrees; null when it is not counted at all. */
  analytics: Analytics | null;
};

/** What the configuration says of it; the rest is of the request. */
export type InstalledSite = Omit<
  Site,
  'locale' | 'origin' | 'proOrigin' | 'now' | 'isPrerender' | 'hasSession'
>;

/** An installation whose configuration says nothing, read in French. */
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
