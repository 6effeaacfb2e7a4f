import { z } from 'zod';
import { type ServiceName, serviceNames } from '../stand-ins/service-names.ts';

const mode = z.discriminatedUnion('mode', [
  /** Over SMTP, `status` is the reply code to `RCPT TO`. */
  z.object({
    mode: z.literal('status'),
    status: z.number().int().min(400).max(599),
    retryAfterS: z.number().int().min(0).optional(),
  }),
  z.object({ mode: z.literal('delay'), delayMs: z.number().int().min(1).max(60_000) }),
  /** Over SMTP, this fault and `html` send a line of HTML instead of the greeting. */
  z.object({ mode: z.literal('malformed') }),
  /**
   * Over HTTP, a page with status 200, as a proxy may answer when the service behind it is down.
   */
  z.object({ mode: z.literal('html') }),
  z.object({ mode: z.literal('refuse') }),
  /**
   * Executes the request (over SMTP: stores the mail), then closes the connection without an
   * answer.
   */
  z.object({ mode: z.literal('lose-answer') }),
]);

/** Without `times` the fault lasts until it is cleared. */
export const faultRequest = z
  .object({ service: z.enum(serviceNames), times: z.number().int().min(1).max(100_000).optional() })
  .and(mode);

export type Fault = z.output<typeof mode>;
export type PlannedFault = z.output<typeof faultRequest>;

const maxPlanned = 100;

export class Faults {
  #planned: PlannedFault[] = [];

  /** @returns false when a hundred faults are already planned */
  plan(fault: PlannedFault): boolean {
    if (this.#planned.length >= maxPlanned) return false;
    this.#planned.push({ ...fault });
    return true;
  }

  /**
   * `isTime` selects the faults that apply now: over SMTP, some apply to a connection and others to
   * a mail.
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
