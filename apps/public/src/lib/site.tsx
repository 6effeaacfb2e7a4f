import type { Site } from '@parages/contracts/vocabulary/site';
import { createContext, type ReactNode, useContext } from 'react';

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => <SiteContext value={site}>{children}</SiteContext>;

/** The installation this page is served from. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite outside of SiteProvider');
  return site;
}
