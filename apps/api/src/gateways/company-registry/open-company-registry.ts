import type { Clock } from '../../platform/clock.ts';
import type { CompanyRegistry } from './company-registry.ts';
import { sparingRegistry } from './sparing-registry.ts';
import { stateCompanyRegistry } from './state-company-registry.ts';

// An organiser waits in front of a form.
const deadlineMs = 1500;

/** The configured registry of companies; undefined without one. */
export const openCompanyRegistry = (
  { REGISTRY_URL: baseUrl }: { REGISTRY_URL?: string | undefined },
  clock: Clock,
): CompanyRegistry | undefined =>
  baseUrl === undefined
    ? undefined
    : sparingRegistry(stateCompanyRegistry({ baseUrl, deadlineMs }), clock);
