import type { Analytics } from '@parages/contracts/vocabulary/site/site';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { consentFr } from '../features/consent/consent.fr.ts';
import { ConsentGate } from '../features/consent/consent-gate.tsx';
import { offlineFr } from '../features/offline/offline.fr.ts';
import { OfflineStatus } from '../features/offline/offline-status.tsx';
import { schemeFr } from '../features/scheme/scheme.fr.ts';
import { SchemeChoice } from '../features/scheme/scheme-choice.tsx';
import { termsFr } from '../features/terms/terms.fr.ts';
import { TermsGate } from '../features/terms/terms-gate.tsx';
import { PromotionCounter } from '../features/visits/promotion-counter.tsx';
import { VisitCounter } from '../features/visits/visit-counter.tsx';
import { addWords } from '../lib/i18n/i18n.ts';
import { LateStyles } from '../lib/late-start/late-styles.tsx';
import { isHome } from '../lib/native/is-home.ts';
import { isInShell } from '../lib/native/is-in-shell.ts';
import '../lib/part/lost-part.tsx';
import { useSite } from '../lib/site.tsx';
import classes from './companions.module.css';
import { Moderators } from './moderators.tsx';
import { useDay } from './use-day.ts';

addWords('offline', { fr: offlineFr, en: () => import('../features/offline/offline.en.ts') });

addWords('terms', { fr: termsFr, en: () => import('../features/terms/terms.en.ts') });
addWords('scheme', { fr: schemeFr, en: () => import('../features/scheme/scheme.en.ts') });
addWords('consent', { fr: consentFr, en: () => import('../features/consent/consent.en.ts') });

const startAnalytics = async (analytics: Analytics) =>
  (await import('../lib/analytics/posthog.ts')).startPosthog(analytics);

/** Loaded after the page, so that these parts add nothing to the first load. */
export function Companions() {
  const { origin, appScheme: scheme, analytics } = useSite();
  const navigate = useNavigate();
  useDay();
  useEffect(() => {
    if (!isInShell()) return;
    void import('../lib/native/native.ts').then(({ listenToShell }) =>
      listenToShell({ scheme, origin, navigate, isHome: () => isHome(window.location) }),
    );
  }, [origin, scheme, navigate]);
  return (
    <div className={classes.stack}>
      <LateStyles of="companions" />
      <VisitCounter />
      <PromotionCounter />
      <SchemeChoice />
      <Moderators />
      <TermsGate />
      <OfflineStatus />
      <ConsentGate analytics={analytics} start={startAnalytics} />
    </div>
  );
}
