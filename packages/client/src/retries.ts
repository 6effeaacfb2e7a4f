import { ParagesUnreachable } from './problems.ts';

/** What tests replace: the clock, the pause and the chance of the jitter. */
export type RetryTimes = {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Resolves after `ms`; rejects with the reason of the signal when it aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1, without 1. */
  random: () => number;
};

export type RetryOptions = {
  fetch: typeof globalThis.fetch;
  /** Milliseconds for a call with all its attempts. */
  deadlineMs: number;
  /** Attempts after the first one. */
  retries: number;
  times: RetryTimes;
};

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const idempotent = new Set([...reading, 'PUT', 'DELETE']);
const retriedStatuses = new Set([429, 503]);
const firstDelayMs = 500;
const longestDelayMs = 20_000;
const withoutBody = new Set([204, 205, 304]);

/** Rejects with the reason of the signal as soon as it aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** `Retry-After` in milliseconds: seconds, or an HTTP date; 0 without a valid one. */
export function retryAfterMs(response: Response | undefined, now = Date.now()): number {
  const value = response?.headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}

/**
 * The delay before the attempt after `failed` ones: doubled each time, the upper half of it at
 * random, and never shorter than `Retry-After`.
 */
export function retryDelayMs(failed: number, asked: number, random: () => number): number {
  const longest = Math.min(longestDelayMs, firstDelayMs * 2 ** (failed - 1));
  const backOff = longest * (0.5 + random() / 2);
  // Clients that were refused together come back at different times.
  return asked > 0 ? asked + (backOff * random()) / 2 : backOff;
}

const namesVersion = (body: string): boolean => {
  try {
    return 'version' in Object(JSON.parse(body));
  } catch {
    return false;
  }
};

// A repeated POST or PATCH may act twice. A change that names a version meets the one that its
// first attempt stored: the answer would be 412 for a change that was made.
async function isRepeatable(request: Request): Promise<boolean> {
  if (reading.has(request.method)) return true;
  if (!idempotent.has(request.method)) return false;
  if (new URL(request.url).searchParams.has('version')) return false;
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  return !(isJson && namesVersion(await request.clone().text()));
}

// The body is read within the attempt, so that a connection that breaks in it counts as a failure.
async function attempt(
  { fetch }: RetryOptions,
  request: Request,
  init: RequestInit | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const answer = await fetch(request.clone(), { ...init, signal });
  const body = withoutBody.has(answer.status) ? null : await answer.arrayBuffer();
  const { status, statusText, headers, url } = answer;
  const copy = new Response(body, { status, statusText, headers });
  // A response that is constructed has no address, and `url` has no setter.
  return Object.defineProperty(copy, 'url', { value: url });
}

async function answerOf(
  options: RetryOptions,
  request: Request,
  init: RequestInit | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const { deadlineMs, times, retries } = options;
  const until = times.now() + deadlineMs;
  const most = (await isRepeatable(request)) ? retries : 0;
  for (let failed = 1; ; failed += 1) {
    let response: Response | undefined;
    let fault: unknown;
    try {
      response = await attempt(options, request, init, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      fault = error;
    }
    const isDone = response !== undefined && !retriedStatuses.has(response.status);
    const delayMs = retryDelayMs(failed, retryAfterMs(response), times.random);
    if (isDone || failed > most || times.now() + delayMs >= until) {
      if (response === undefined) throw new ParagesUnreachable('network', fault);
      return response;
    }
    await times.pause(delayMs, signal);
  }
}

/**
 * A `fetch` that repeats idempotent requests that name no version after 429, 503 and failures of
 * the network, until the attempts or the deadline end; the last answer is then returned.
 * @throws ParagesUnreachable without an answer. When the caller aborts, the reason of its signal.
 */
export function retryingFetch(options: RetryOptions) {
  return async (request: Request, init?: RequestInit): Promise<Response> => {
    const deadline = AbortSignal.timeout(options.deadlineMs);
    const signal = AbortSignal.any([request.signal, deadline]);
    try {
      return await answerOf(options, request, init, signal);
    } catch (error) {
      if (request.signal.aborted) throw request.signal.reason;
      throw deadline.aborted ? new ParagesUnreachable('deadline', error) : error;
    }
  };
}
