import type { components } from '@parages/contracts/openapi';

type ProblemDocument = components['schemas']['Problem'];

/** Code of a problem, as `code` of the OpenAPI document lists them. */
export type ProblemCode = ProblemDocument['code'];

/** One wrong field: a JSON pointer such as `/body/label`, and a code or a sentence about it. */
export type ProblemField = { pointer: string; code: string; detail?: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

// The service writes the address without its origin, which RFC 9457 (section 3.1.1) allows.
const wholeAddress = (address: string | undefined, base: string): string | undefined =>
  address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : address;

function fieldOf(value: unknown): ProblemField[] {
  if (!isObject(value)) return [];
  const [pointer, code, detail] = [textOf(value.pointer), textOf(value.code), textOf(value.detail)];
  if (pointer === undefined || code === undefined) return [];
  return [detail === undefined ? { pointer, code } : { pointer, code, detail }];
}

/**
 * A refusal of the API: a problem document (RFC 9457), or another answer with an error status, whose
 * code is then `unknown`.
 */
export class ParagesProblem extends Error {
  override readonly name = 'ParagesProblem';
  /** HTTP status, 300 to 599. */
  readonly status: number;
  /** What the program decides by; it never changes. Newer services have codes not listed here. */
  readonly code: ProblemCode | (string & {});
  /** The problem in one English sentence. */
  readonly title: string;
  /** Further words about this occurrence; undefined without any. */
  readonly detail: string | undefined;
  /**
   * Address of the page that explains the code, with the origin when `url` is given; undefined for
   * an answer without a document.
   */
  readonly type: string | undefined;
  /** The fields that were refused; empty when the problem is about none. */
  readonly errors: readonly ProblemField[];
  /** The whole document, for members such as `quota` and `present`; undefined without one. */
  readonly document: Readonly<Record<string, unknown>> | undefined;

  /** `url`: the address of the answer. */
  constructor(status: number, body: unknown, url = '') {
    const document = isObject(body) ? body : undefined;
    const code = textOf(document?.code) ?? 'unknown';
    const title = textOf(document?.title) ?? `The service answered ${status}`;
    const detail = textOf(document?.detail);
    super(`${status} ${code}: ${title}${detail === undefined ? '' : ` (${detail})`}`);
    this.status = status;
    this.code = code;
    this.title = title;
    this.detail = detail;
    this.type = wholeAddress(textOf(document?.type), url);
    this.errors = Array.isArray(document?.errors) ? document.errors.flatMap(fieldOf) : [];
    this.document = document;
  }
}

/** Why a call got no answer: `network`, or `deadline` when its time was over. */
export type UnreachableReason = 'network' | 'deadline';

/** No answer within the deadline and the attempts. `cause` is the error of the last attempt. */
export class ParagesUnreachable extends Error {
  override readonly name = 'ParagesUnreachable';
  readonly reason: UnreachableReason;
  constructor(reason: UnreachableReason, cause?: unknown) {
    super(reason === 'deadline' ? 'No answer before the deadline' : 'No answer of the service', {
      cause,
    });
    this.reason = reason;
  }
}

type Answered<T> = { data?: T; error?: unknown; response: Response };

/**
 * The body of an answer of `parages.api`.
 * @throws ParagesProblem for an error status. Errors of the call itself, such as
 * ParagesUnreachable, pass.
 */
export async function dataOf<T>(call: Promise<Answered<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new ParagesProblem(response.status, error, response.url);
  // An answer without a body, such as 204, is typed as undefined.
  return data as T;
}
