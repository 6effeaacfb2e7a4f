import { createStackParser, createTransport, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { ErrorTracker, ErrorTrackerOptions } from './error-tracker.ts';
import { cleanEvent } from './event-contents.domain.ts';
import { type Failure, failureChannel } from './failures.ts';

const sendMs = 5000;
const stopMs = 2000;
/** Events under way; further ones are dropped. */
const bufferSize = 30;
// While the database is away, each request fails.
const mostPerMinute = 60;
const minuteMs = 60_000;

function limitPerMinute(most: number): () => boolean {
  let startedAt = Number.NEGATIVE_INFINITY;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - startedAt >= minuteMs) [startedAt, count] = [now, 0];
    count += 1;
    return count <= most;
  };
}

type StartOptions = ErrorTrackerOptions & { dsn: string };

export function startErrorTracker({ dsn, environment, service, log }: StartOptions): ErrorTracker {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    sendClientReports: false,
    beforeSend: cleanEvent,
    transport: (options) =>
      createTransport({ ...options, bufferSize }, async ({ body }) => {
        const { status, headers } = await fetch(options.url, {
          method: 'POST',
          body: body as BodyInit,
          headers: { 'content-type': 'application/x-sentry-envelope' },
          redirect: 'error',
          signal: AbortSignal.timeout(sendMs),
        }).catch((error: unknown) => {
          log.warn({ err: error }, 'an error could not be reported');
          throw error;
        });
        return {
          statusCode: status,
          headers: {
            'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            'retry-after': headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();
  const isWithinLimit = limitPerMinute(mostPerMinute);
  const onFailure = (message: unknown): void => {
    const { error, kind, name, code, requestId } = message as Failure;
    if (!isWithinLimit()) return;
    const scope = new Scope();
    scope.setTags({ service, kind, name, code, request_id: requestId });
    client.captureException(error, {}, scope);
  };
  failureChannel.subscribe(onFailure);
  return {
    stop: async () => {
      failureChannel.unsubscribe(onFailure);
      await client.close(stopMs);
    },
  };
}
