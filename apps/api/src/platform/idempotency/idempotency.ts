import { idempotencyLimits } from '@parages/contracts/vocabulary/idempotency';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import { Problem } from '../problems/problem.ts';
import { type Attempt, currentAttempt } from './effect-marks.ts';
import { fingerprintOf, keyHashOf } from './fingerprint.ts';
import type { IdempotencyRepository } from './idempotency.repository.ts';
import { keyHeader, readKeyHeader } from './key-header.domain.ts';

export type IdempotencyOptions = { requests: IdempotencyRepository; clock: Clock };

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request with an `Idempotency-Key` that runs; null for others. */
    attempt: Attempt | null;
  }
}

type Stored = NonNullable<Awaited<ReturnType<IdempotencyRepository['find']>>>;

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];
const replayed = 'idempotency-replayed';

/**
 * The key of a change by an API key; undefined for other requests, which ignore the header. Problem:
 * idempotency_key_invalid.
 */
function keyOf({ method, headers, apiKey }: FastifyRequest): string | undefined {
  const header = headers[keyHeader];
  if (header === undefined || apiKey === null || safeMethods.includes(method)) return undefined;
  const isForm = headers['content-type']?.trim().toLowerCase().startsWith('multipart/');
  const key = isForm ? undefined : readKeyHeader(String(header));
  if (key === undefined) throw new Problem('idempotency_key_invalid');
  return key;
}

function answerAgain(reply: FastifyReply, stored: Stored, fingerprint: string, now: Date): void {
  if (stored.fingerprint !== fingerprint) throw new Problem('idempotency_key_reused');
  const { status, contentType, answer, lockedUntil, hasEffect } = stored;
  if (status === null) {
    const waitMs = lockedUntil.getTime() - now.getTime();
    if (waitMs <= 0 && hasEffect) throw new Problem('idempotency_answer_lost');
    // Without a wait, another request has claimed the key in between, or failed.
    throw new Problem('idempotency_request_running').retryAfter(Math.max(waitMs / 1000, 1));
  }
  if (contentType !== null && answer === null) throw new Problem('idempotency_answer_lost');
  reply.code(status).header(replayed, 'true');
  if (contentType !== null) reply.type(contentType);
  // As text, so that no response schema changes it.
  reply.send(answer ?? undefined);
}

/** Claims the key, or answers as the first request did; returns the attempt that may run. */
async function begin(
  { requests, clock }: IdempotencyOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): Promise<Attempt | undefined> {
  const { organisationId = '' } = request.apiKey ?? {};
  const fingerprint = fingerprintOf(request);
  const owned = { organisationId, keyHash: keyHashOf(key) };
  const now = clock.now();
  const attempt = await requests.claim(owned, fingerprint, now);
  if (attempt !== undefined) return { ...owned, attempt };
  const stored = await requests.find(owned);
  // Forgotten since: the caller repeats the request.
  if (stored === null) throw new Problem('idempotency_request_running').retryAfter(1);
  answerAgain(reply, stored, fingerprint, now);
  return undefined;
}

const textOf = (payload: unknown): string | undefined =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.toString() : undefined;

/** Stores the answer before it is sent. A failure of the service is not an answer to keep. */
async function end(
  { requests, clock }: IdempotencyOptions,
  attempt: Attempt,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  const { statusCode: status } = reply;
  if (status >= 500 || status === 429) {
    await requests.release(attempt, clock.now());
    return;
  }
  const text = textOf(payload) ?? '';
  const contentType = text === '' ? null : String(reply.getHeader('content-type'));
  const isKept = text !== '' && text.length <= idempotencyLimits.answerLength;
  await requests.keep(attempt, { status, contentType, answer: isKept ? text : null });
}

/**
 * `Idempotency-Key` of changes that API keys send (draft-ietf-httpapi-idempotency-key-header): a
 * repetition gets the answer of the first request, for a day. `docs/adr/0043` gives the reasons.
 */
export const idempotency = fp(async (app: FastifyInstance, options: IdempotencyOptions) => {
  app.decorateRequest('attempt', null);
  // Before the body is received.
  app.addHook('onRequest', async (request) => {
    keyOf(request);
  });
  // In callbacks, so that the handler runs in the context of the attempt.
  app.addHook('preHandler', (request, reply, done) => {
    const start = async (): Promise<boolean> => {
      const key = keyOf(request);
      if (key === undefined) return true;
      request.attempt = (await begin(options, request, reply, key)) ?? null;
      return request.attempt !== null;
    };
    start().then((isToRun) => {
      if (!isToRun) return;
      if (request.attempt === null) done();
      else currentAttempt.run(request.attempt, () => done());
    }, done);
  });
  app.addHook('onSend', async ({ attempt, log }, reply, payload) => {
    if (attempt === null) return payload;
    try {
      await end(options, attempt, reply, payload);
    } catch (err) {
      // The request has had its effect: its caller gets the answer.
      log.error({ err }, 'the answer to an idempotent request was not stored');
    }
    return payload;
  });
});
