import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Faults } from '../controls/faults.ts';
import type { ServiceName } from './service-names.ts';

/**
 * Dependencies of a stand-in. `origin` is known once the sandbox listens: call it during a request.
 */
export type Surroundings = { clock: Clock; faults: Faults; origin: () => string };

/** The stand-in of one outside service; its state is kept in memory. */
export type StandIn = {
  name: ServiceName;
  /** Routes with the service's protocol; planned faults apply here. */
  wire?: { prefix: string; routes: FastifyPluginAsync };
  /** Pages for people and routes for tests, to which no fault applies. */
  pages?: FastifyPluginAsync;
  /** The stand-in's home page, from the root of the sandbox. */
  page?: { path: string; title: string };
  /** Settings of our API that point to this stand-in. */
  settings: () => Record<string, string>;
  reset: () => void;
  /** Starts what needs no HTTP request: the SMTP listener, and the expiry of payments. */
  start?: () => Promise<void>;
  stop?: () => Promise<void>;
};

/**
 * Settings that point our API to the sandbox, by service. When one setting of a service is set by
 * hand, none of its sandbox settings apply.
 */
export type SettingsByService = Record<string, Record<string, string>>;
