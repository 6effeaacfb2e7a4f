import { z } from 'zod';
import { type ServiceName, serviceNames } from '../stand-ins/service-names.ts';

const mode = z.discriminatedUnion('mode', [
  /** Answers this status (over SMTP: this reply code to a recipient). */
  z.object({
    mode: z.literal('status'),
    status: z.number().int().min(400).max(599),
    retryAfterS: z.number().int().min(0).optional(),
  }),
  /** Answers correctly after a delay. */
  z.object({ mode: z.literal('delay'), delayMs: z.number().int().min(1).max(60_000) }),
  /** Answers 200 with a truncated body (over SMTP: an invalid greeting). */
  z.object({ mode: z.literal('malformed') }),
  /** Answers 200 with a web page, as a proxy does when its service is down. */
  z.object({ mode: z.literal('html') }),
  /** Closes the connection without an answer. */
  z.object({ mode: z.literal('refuse') }),
  /**
   * Executes the request (over SMTP: stores the mail), then closes the connection without an
   * answer.
   */
  z.object({ mode: z.literal('lose-answer') }),
]);

/** The body of `POST /_sandbox/faults`: without `times` the fault lasts until it is cleared. */
export const faultRequest = z
  .object({ service: z.enum(serviceNames), times: z.number().int().min(1).max(100_000).optional() })
  .and(mode);

export type Fault = z.output<typeof mode>;
export type PlannedFault = z.output<typeof faultRequest>;

const maxPlanned = 100;

/** Planned faults, applied to requests in the order of planning. */
export class Faults {
  #planned: PlannedFault[] = [];

  /** @returns false when too many faults are planned */
  plan(fault: PlannedFault): boolean {
    if (this.#planned.length >= maxPlanned) return false;
    this.#planned.push({ ...fault });
    return true;
  }

  /**
   * Takes the fault for the next request of a service, if any; `isTime` defers faults that cannot
   * apply yet.
   */
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
