import type { Analytics } from '@parages/contracts/vocabulary/site/site';
import { useEffect, useSyncExternalStore } from 'react';
import { analytics as tracker } from '../../lib/analytics/analytics.ts';
import { consent } from '../../lib/analytics/consent.ts';
import type { AnalyticsInstance } from '../../lib/analytics/events.ts';
import { ConsentBanner } from './consent-banner.tsx';

export type ConsentGateProps = {
  /** Null when no analytics service is configured: the banner is not shown then. */
  analytics: Analytics | null;
  /** Loads and starts the service; called only after the visitor has consented. */
  start: (analytics: Analytics) => Promise<AnalyticsInstance>;
};

/**
 * Shows the banner until the visitor answers, and again on request. With consent, sends the queued
 * analytics events; after a refusal, or without an analytics service, discards them.
 */
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
