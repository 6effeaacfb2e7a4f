import type { SourceFault } from '@parages/contracts/vocabulary/imports/source-faults';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import { NotFetched, type NotFetchedReason } from '../../platform/outside/not-fetched.ts';
import {
  type PublicAnswer,
  type PublicRequestOptions,
  publicRequests,
} from '../../platform/outside/public-request.ts';
import type { Spooling } from '../../platform/outside/read-body.ts';
import type { SourceAnswer, SourceFetch, SourceQuestion } from './source-fetch.ts';

const accept = 'text/calendar, application/ld+json, text/html;q=0.9, */*;q=0.5';
const totalMs = 30_000;
/** Shorter than the lease of a source, so that no other worker pulls it meanwhile. */
const feedMs = 150_000;
/** A validator is sent back as it came, so that it must fit a request header. */
const maxValidatorLength = 500;

// A refused address looks like one that does not answer: the difference would reveal the internal
// network.
const faultOfReason: Readonly<Record<NotFetchedReason, SourceFault>> = {
  address: 'address_unreachable',
  unreachable: 'address_unreachable',
  slow: 'answer_slow',
  cut: 'answer_cut',
  large: 'answer_too_large',
};

const faultOfStatus: Readonly<Record<number, SourceFault>> = {
  401: 'answer_refused',
  403: 'answer_refused',
  404: 'answer_missing',
  410: 'answer_missing',
  429: 'answer_limited',
};

const textOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' ? header : null;

const validatorOf = (header: string | string[] | undefined): string | null => {
  const text = textOf(header);
  return text !== null && text.length <= maxValidatorLength && /^[\x20-\x7e]+$/.test(text)
    ? text
    : null;
};

/** Reads the form in seconds; a date counts as absent. */
function retryAfterOf({ headers }: PublicAnswer): number | null {
  const text = textOf(headers['retry-after']) ?? '';
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

function toAnswer(answer: PublicAnswer): SourceAnswer {
  const { status, headers, body, spooled } = answer;
  if (status === 304) return { kind: 'unchanged' };
  if (status !== 200)
    return {
      kind: 'failed',
      fault: faultOfStatus[status] ?? 'answer_error',
      retryAfterS: retryAfterOf(answer),
    };
  const described = {
    contentType: textOf(headers['content-type']) ?? '',
    etag: validatorOf(headers.etag),
    lastModified: validatorOf(headers['last-modified']),
  };
  return spooled === undefined
    ? { kind: 'content', bytes: body, ...described }
    : { kind: 'feed', ...spooled, ...described };
}

function spoolingOf({ feed }: SourceQuestion): Spooling | undefined {
  if (feed === undefined) return undefined;
  const { maxBytes, feedFromBytes: fromBytes, maxFeedBytes } = followedSourceLimits;
  const { accepts, isForPreview: mayCut } = feed;
  return {
    fromBytes,
    maxBytes: mayCut ? maxBytes : maxFeedBytes,
    accepts,
    totalMs: feedMs,
    mayCut,
  };
}

const headersFor = ({ etag, lastModified }: SourceQuestion): Record<string, string> => ({
  accept,
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

export function httpSourceFetch(options: PublicRequestOptions): SourceFetch {
  const ask = publicRequests({ totalMs, ...options });
  return async (question) => {
    try {
      const { maxBytes } = followedSourceLimits;
      const bounds = { maxBytes, spooling: spoolingOf(question) };
      return toAnswer(await ask(question.address, { headers: headersFor(question), ...bounds }));
    } catch (error) {
      const reason = error instanceof NotFetched ? error.reason : 'unreachable';
      return { kind: 'failed', fault: faultOfReason[reason], retryAfterS: null };
    }
  };
}
