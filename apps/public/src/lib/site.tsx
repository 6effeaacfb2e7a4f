import type { Locale } from '@parages/contracts/vocabulary/locales';
import { createContext, type ReactNode, useContext } from 'react';

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
  tiles: { url: string; attribution: string } | null;
  social: readonly { network: string; url: string }[];
};

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => <SiteContext value={site}>{children}</SiteContext>;

/** The installation this page is served from. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite outside of SiteProvider');
  return site;
}
