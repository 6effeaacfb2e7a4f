import type { Site } from '@parages/contracts/vocabulary/site/site';
import { createContext, type ReactNode, useContext, useState } from 'react';

const SiteContext = createContext<Site | null>(null);

const NowContext = createContext<(now: string) => void>(() => undefined);

/** The installation, for everything in it. What a browser is told of the time reaches loaders too: they hold the same `site`. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const [shown, show] = useState(site);
  const tellNow = (now: string): void => show({ ...Object.assign(site, { now }) });
  return (
    <SiteContext value={shown}>
      <NowContext value={tellNow}>{children}</NowContext>
    </SiteContext>
  );
}

/** The installation this page is served from. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite outside of SiteProvider');
  return site;
}

/** Tells every page that it is another moment: only a day makes a difference to them. */
export const useTellNow = () => useContext(NowContext);
