import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import type { Quota } from '@parages/contracts/vocabulary/quotas';

/**
 * Error of one field; `pointer` is a JSON pointer that begins with the part of the request, such as
 * `/query/lon`.
 */
export type FieldError = { pointer: string; code: string; detail: string };

/** A refusal that services throw; one handler answers it as an RFC 9457 document. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  /** Seconds until a retry may succeed; sent as `Retry-After`. */
  retryAfterS: number | undefined;
  present: object | undefined;
  quota: { name: Quota; most: number } | undefined;
  /** Whether a 5xx gets a line of its own in the log. */
  isLogged = true;

  constructor(code: ProblemCode, detail?: string, errors?: FieldError[]) {
    super(detail ?? problems[code].title);
    this.name = 'Problem';
    this.code = code;
    this.status = problems[code].status;
    this.errors = errors;
  }

  retryAfter(seconds: number): this {
    this.retryAfterS = Math.max(1, Math.ceil(seconds));
    return this;
  }

  withPresent(present: object): this {
    this.present = present;
    return this;
  }

  withQuota(quota: { name: Quota; most: number }): this {
    this.quota = quota;
    return this;
  }

  /** For refusals that come in floods: a line for each would add to the load. */
  unlogged(): this {
    this.isLogged = false;
    return this;
  }

  toDocument(): Record<string, unknown> {
    const { title } = problems[this.code];
    return {
      type: `/api/problems/${this.code}`,
      title,
      status: this.status,
      code: this.code,
      ...(this.message === title ? {} : { detail: this.message }),
      ...(this.errors === undefined ? {} : { errors: this.errors }),
      ...(this.present === undefined ? {} : { present: this.present }),
      ...(this.quota === undefined ? {} : { quota: this.quota }),
    };
  }
}
