import type { Locale } from '@parages/contracts/vocabulary/locales';
import { createContext, type ReactNode, useContext } from 'react';

/** Who publishes the site and who hosts it, as the legal notice says it; null where the configuration is silent. */
export type Publisher = {
  name: string | null;
  address: string | null;
  director: string | null;
  email: string | null;
  hostName: string | null;
  hostAddress: string | null;
};

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
  /** Custom scheme of the mobile app, without `://`. */
  appScheme: string;
  blogUrl: string | null;
  publisher: Publisher;
  /** Where the use of the site is counted, once the visitor agrees; null when it is not counted at all. */
  analytics: Analytics | null;
};

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => <SiteContext value={site}>{children}</SiteContext>;

/** The installation this page is served from. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite outside of SiteProvider');
  return site;
}
