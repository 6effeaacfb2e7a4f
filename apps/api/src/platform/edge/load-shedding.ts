import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics.ts';
import { Problem } from '../problems/problem.ts';
import { isOwnRequest } from './own-request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however loaded the process is, as probes must be. */
    isNeverShed?: true;
  }
}

/** Beyond either bound requests are refused; 0 switches a bound off. */
export type LoadBounds = {
  /** Mean delay of the event loop in milliseconds, over one sample. */
  eventLoopMs: number;
  /** Used part of the heap that V8 may take (`--max-old-space-size`), in per cent. */
  heapPercent: number;
  /** Milliseconds between two samples; only tests set it. */
  sampleMs?: number;
};

// One block of the event loop that is shorter than this, such as a garbage collection, has no
// weight in the mean: requests are refused only while it lags.
const usualSampleMs = 2000;
const retryAfterS = { least: 2, spread: 3 };
const logEveryMs = 10_000;
const reasons: Record<string, string> = { eventLoopDelay: 'event_loop', heapUsedBytes: 'heap' };

/**
 * Refuses requests with 503 and `Retry-After` while the process is overloaded, before anything is
 * read for them: those that it has accepted are answered in time. Register this before the hooks
 * that cost something.
 */
export const loadShedding = fp(
  async (app: FastifyInstance, { bounds, metrics }: { bounds: LoadBounds; metrics?: Metrics }) => {
    const { eventLoopMs, heapPercent, sampleMs = usualSampleMs } = bounds;
    let loggedAt = Number.NEGATIVE_INFINITY;
    // The last sample of the start, which loads modules, counts until the first one after it ends.
    let isStarted = false;
    app.server.once('listening', () => {
      setTimeout(() => {
        isStarted = true;
      }, 2 * sampleMs).unref();
    });
    await app.register(underPressure, {
      sampleInterval: sampleMs,
      maxEventLoopDelay: eventLoopMs,
      maxHeapUsedBytes: (getHeapStatistics().heap_size_limit * heapPercent) / 100,
      pressureHandler: async (request, _reply, measure, value) => {
        const { isNeverShed } = request.routeOptions.config;
        if (isNeverShed || !isStarted || isOwnRequest(request)) return;
        const reason = reasons[measure] ?? measure;
        metrics?.requestsShed.inc({ reason });
        if (performance.now() - loggedAt >= logEveryMs) {
          loggedAt = performance.now();
          app.log.warn({ reason, value }, 'overloaded: requests are refused');
        }
        // Clients that were refused together come back apart.
        const seconds = retryAfterS.least + Math.random() * retryAfterS.spread;
        throw new Problem('service_unavailable', 'The server is overloaded; try again shortly.')
          .retryAfter(seconds)
          .unlogged();
      },
    });
  },
);
