import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Faults } from '../controls/faults.ts';
import type { ServiceName } from './service-names.ts';

/** What a stand-in may rely on. `origin` is known once the sandbox listens: ask for it when a request comes. */
export type Surroundings = { clock: Clock; faults: Faults; origin: () => string };

/** One outside service, kept in memory. */
export type StandIn = {
  name: ServiceName;
  /** Routes that speak the service's protocol; failures that were asked for happen here. */
  wire?: { prefix: string; routes: FastifyPluginAsync };
  /** Pages for people and routes for tests, which never fail on demand. */
  pages?: FastifyPluginAsync;
  /** Where a person looks, from the root of the sandbox. */
  page?: { path: string; title: string };
  /** The product's settings that lead here. */
  settings: () => Record<string, string>;
  reset: () => void;
  /** Listens beside HTTP, when the service speaks something else. */
  start?: () => Promise<void>;
  stop?: () => Promise<void>;
};

/** The product's settings that lead to the sandbox, by service: whoever sets one of a service by hand leaves out the others. */
export type SettingsByService = Record<string, Record<string, string>>;
