import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Faults } from '../controls/faults.ts';
import type { ServiceName } from './service-names.ts';

/** `origin` returns an empty string until the sandbox listens: call it during requests. */
export type Surroundings = { clock: Clock; faults: Faults; origin: () => string };

export type StandIn = {
  name: ServiceName;
  /** Routes with the service's protocol, to which planned faults apply. */
  wire?: { prefix: string; routes: FastifyPluginAsync };
  /** Pages for people and routes for tests, to which no fault applies. */
  pages?: FastifyPluginAsync;
  /** The home page of the sandbox links this page. */
  page?: { path: string; title: string };
  /** Environment variables of our API that point to this stand-in. */
  settings: () => Record<string, string>;
  reset: () => void;
  start?: () => Promise<void>;
  stop?: () => Promise<void>;
};

/** Settings that point our API to the sandbox, by service. */
export type SettingsByService = Record<string, Record<string, string>>;
