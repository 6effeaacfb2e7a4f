import type { Clock } from '../../platform/clock.ts';
import { askSparingly } from '../../platform/outside/ask-sparingly.ts';
import type { CompanyRegistry } from './company-registry.ts';

const hourMs = 3_600_000;

/** The government's service accepts seven requests a second from one IP address. */
export const sparingRegistry = (registry: CompanyRegistry, clock: Clock): CompanyRegistry => ({
  find: askSparingly((siren) => registry.find(siren), {
    name: 'the registry of companies',
    ttlMs: { found: 24 * hourMs, missing: hourMs },
    perSecond: 5,
    clock,
  }),
});
