import type { Site } from '@parages/contracts/vocabulary/site/site';
import { createContext, type ReactNode, useContext, useState } from 'react';

const SiteContext = createContext<Site | null>(null);

const NowContext = createContext<(now: string) => void>(() => undefined);

/** Updates of the time also reach loaders: they hold the same `site` object. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const [shown, show] = useState(site);
  const setNow = (now: string): void => show({ ...Object.assign(site, { now }) });
  return (
    <SiteContext value={shown}>
      <NowContext value={setNow}>{children}</NowContext>
    </SiteContext>
  );
}

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite outside of SiteProvider');
  return site;
}

/** The returned function sets the current time (ISO 8601), also for loaders. */
export const useSetNow = () => useContext(NowContext);
