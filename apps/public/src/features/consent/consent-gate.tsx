import type { Analytics } from '@parages/contracts/vocabulary/site/site';
import { useEffect, useSyncExternalStore } from 'react';
import { analytics as tracker } from '../../lib/analytics/analytics.ts';
import { consent } from '../../lib/analytics/consent.ts';
import type { AnalyticsInstance } from '../../lib/analytics/events.ts';
import { ConsentBanner } from './consent-banner.tsx';

export type ConsentGateProps = {
  /** Null where nothing is counted: nothing is asked then. */
  analytics: Analytics | null;
  /** Fetches the service and starts it; called once the visitor agreed, never before. */
  start: (analytics: Analytics) => Promise<AnalyticsInstance>;
};

/** Counts what is told of the use of the site if the visitor agreed, asks if they have not answered, and drops it all otherwise. */
export function ConsentGate({ analytics, start }: ConsentGateProps) {
  const { choice, isAsking } = useSyncExternalStore(consent.subscribe, consent.read);
  useEffect(() => {
    if (analytics === null || choice === 'refused') return tracker.close();
    if (choice === null) return;
    let isWanted = true;
    start(analytics).then(
      (instance) => isWanted && tracker.connect(instance),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [analytics, choice, start]);
  if (analytics === null || !isAsking) return null;
  return <ConsentBanner current={choice} onAnswer={consent.answer} />;
}
