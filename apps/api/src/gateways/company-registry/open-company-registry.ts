import type { Clock } from '../../platform/clock.ts';
import type { CompanyRegistry } from './company-registry.ts';
import { sparingRegistry } from './sparing-registry.ts';
import { stateCompanyRegistry } from './state-company-registry.ts';

// The deadline is short because an organiser waits at a form.
const deadlineMs = 1500;

export const openCompanyRegistry = (
  { REGISTRY_URL: baseUrl }: { REGISTRY_URL?: string | undefined },
  clock: Clock,
): CompanyRegistry | undefined =>
  baseUrl === undefined
    ? undefined
    : sparingRegistry(stateCompanyRegistry({ baseUrl, deadlineMs }), clock);
