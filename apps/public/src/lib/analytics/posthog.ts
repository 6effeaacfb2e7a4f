import type { Analytics } from '@parages/contracts/vocabulary/site/site';
import { posthog } from 'posthog-js/dist/module.slim.no-external';
import type { AnalyticsInstance } from './events.ts';
import { personChanges } from './person-changes.ts';
import { scrub } from './scrub.ts';

// Thirteen months of thirty days: the CNIL's guidelines allow a tracking cookie thirteen months.
const cookieDays = 390;

// Deletes what PostHog keeps in local storage, including its record of the refusal: `consent.ts`
// keeps the answer.
function forgetRefusal(): void {
  for (const name of Object.keys(localStorage))
    if (/^(?:ph_|__ph_)/.test(name)) localStorage.removeItem(name);
}

/** This module is imported only after consent. */
export function startPosthog({ key, host }: Analytics): AnalyticsInstance {
  posthog.init(key, {
    api_host: host,
    person_profiles: 'identified_only',
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    disable_session_recording: true,
    disable_surveys: true,
    advanced_disable_flags: true,
    disable_external_dependency_loading: true,
    cross_subdomain_cookie: false,
    cookie_expiration: cookieDays,
    before_send: (event) => event && (scrub(event) as typeof event),
  });
  // An earlier refusal on the same page (`stop`) disabled persistence: enables it again.
  posthog.set_config({ disable_persistence: false });
  if (posthog.has_opted_out_capturing()) posthog.opt_in_capturing({ captureEventName: false });
  return {
    capture: (name, properties) => void posthog.capture(name, properties),
    updatePerson: (properties) => {
      const { set, unset } = personChanges(properties);
      if (Object.keys(set).length > 0) posthog.setPersonProperties(set);
      if (unset.length > 0) posthog.unsetPersonProperties(unset);
    },
    stop: () => {
      // In this order: a reset after the opt-out would opt in again.
      posthog.reset(true);
      posthog.opt_out_capturing();
      // Deletes PostHog's cookies and prevents new ones.
      posthog.set_config({ disable_persistence: true });
      forgetRefusal();
    },
  };
}
