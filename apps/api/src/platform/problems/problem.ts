import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import type { Quota } from '@parages/contracts/vocabulary/quotas';

/** What is wrong with one field: `pointer` is a JSON pointer into the query, the path or the body (`/query/lon`). */
export type FieldError = { pointer: string; code: string; detail: string };

/** A refusal. Services throw it; one handler answers it as an RFC 9457 document. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  /** Seconds after which the same request may be answered; sent as `Retry-After`. */
  retryAfterS: number | undefined;
  /** The present state of what somebody else changed meanwhile. */
  present: object | undefined;
  /** The quota that is used up, and its number. */
  quota: { name: Quota; most: number } | undefined;

  constructor(code: ProblemCode, detail?: string, errors?: FieldError[]) {
    super(detail ?? problems[code].title);
    this.name = 'Problem';
    this.code = code;
    this.status = problems[code].status;
    this.errors = errors;
  }

  /** The same refusal, saying when to come back. */
  retryAfter(seconds: number): this {
    this.retryAfterS = Math.max(1, Math.ceil(seconds));
    return this;
  }

  /** The same refusal, with the present state of what was asked to change. */
  withPresent(present: object): this {
    this.present = present;
    return this;
  }

  /** The same refusal, naming the quota that is used up. */
  withQuota(quota: { name: Quota; most: number }): this {
    this.quota = quota;
    return this;
  }

  /** The document of RFC 9457: `type`, `title`, `status`, `code`, and `detail`, `errors`, `present` and `quota` where there are any. */
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
