import type { Site } from '@parages/contracts/vocabulary/site/site';
import { createContext, type ReactNode, useContext, useState } from 'react';

const SiteContext = createContext<Site | null>(null);

const NowContext = createContext<(now: string) => void>(() => undefined);

/**
 * Provides the installation's data. Updates of the time also reach loaders: they hold the same
 * `site` object.
 */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const [shown, show] = useState(site);
  const tellNow = (now: string): void => show({ ...Object.assign(site, { now }) });
  return (
    <SiteContext value={shown}>
      <NowContext value={tellNow}>{children}</NowContext>
    </SiteContext>
  );
}

/** The installation that serves this page. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite outside of SiteProvider');
  return site;
}

/** Updates the current time on every page; only a change of day has an effect. */
export const useTellNow = () => useContext(NowContext);
