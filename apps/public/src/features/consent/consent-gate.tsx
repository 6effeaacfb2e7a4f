import type { Analytics } from '@parages/contracts/vocabulary/site/site';
import { useEffect, useSyncExternalStore } from 'react';
import { analytics as tracker } from '../../lib/analytics/analytics.ts';
import { consent } from '../../lib/analytics/consent.ts';
import type { AnalyticsInstance } from '../../lib/analytics/events.ts';
import { ConsentBanner } from './consent-banner.tsx';

export type ConsentGateProps = {
  /** Null on a site without tracking: the banner is then not shown. */
  analytics: Analytics | null;
  /** Called only after the visitor has consented. */
  start: (analytics: Analytics) => Promise<AnalyticsInstance>;
};

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
