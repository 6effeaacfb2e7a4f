import { z } from 'zod';
import { type ServiceName, serviceNames } from '../stand-ins/service-names.ts';

const mode = z.discriminatedUnion('mode', [
  /** Answers this status (over SMTP: this reply code to a recipient). */
  z.object({
    mode: z.literal('status'),
    status: z.number().int().min(400).max(599),
    retryAfterS: z.number().int().min(0).optional(),
  }),
  /** Answers rightly, this much later. */
  z.object({ mode: z.literal('delay'), delayMs: z.number().int().min(1).max(60_000) }),
  /** Answers 200 with a body cut in the middle (over SMTP: a greeting that is none). */
  z.object({ mode: z.literal('malformed') }),
  /** Answers 200 with a web page, as proxies do in front of a service that is down. */
  z.object({ mode: z.literal('html') }),
  /** Drops the connection without a word. */
  z.object({ mode: z.literal('refuse') }),
  /** Does what it is asked (over SMTP: keeps the mail), then drops the connection instead of saying so. */
  z.object({ mode: z.literal('lose-answer') }),
]);

/** What `POST /_sandbox/faults` takes: without `times` the fault stays until it is cleared. */
export const faultRequest = z
  .object({ service: z.enum(serviceNames), times: z.number().int().min(1).max(100_000).optional() })
  .and(mode);

export type Fault = z.output<typeof mode>;
export type PlannedFault = z.output<typeof faultRequest>;

const maxPlanned = 100;

/** Failures asked for, each used up by the requests that meet it, in the order they were asked for. */
export class Faults {
  #planned: PlannedFault[] = [];

  /** @returns false when too many wait already */
  plan(fault: PlannedFault): boolean {
    if (this.#planned.length >= maxPlanned) return false;
    this.#planned.push({ ...fault });
    return true;
  }

  /** The failure that the next request of a service has to meet, if any; `isTime` leaves for later what cannot happen yet. */
  take(service: ServiceName, isTime: (fault: Fault) => boolean = () => true): Fault | undefined {
    const fault = this.#planned.find((planned) => planned.service === service && isTime(planned));
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times === 0) this.#planned = this.#planned.filter((planned) => planned !== fault);
    }
    return fault;
  }

  list(): PlannedFault[] {
    return this.#planned.map((planned) => ({ ...planned }));
  }

  clear(service?: ServiceName): void {
    this.#planned =
      service === undefined ? [] : this.#planned.filter((planned) => planned.service !== service);
  }
}
