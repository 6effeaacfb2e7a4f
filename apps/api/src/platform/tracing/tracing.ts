import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** What a process traces with; undefined everywhere when tracing is off. */
export type Tracing = {
  /** Starts a span for each request. Register it before every other hook. */
  requests: (app: FastifyInstance) => Promise<void>;
  /** Starts a span for each statement. */
  databaseClient: typeof pg.Client;
  /** Sends what waits, within two seconds. Ends tracing in this process. */
  stop: () => Promise<void>;
};

export type TracingOptions = {
  /** Of OTLP over HTTP; traces go to `/v1/traces` below it. */
  endpoint: string | undefined;
  /** From 0 to 1: the part of traces that is sent. */
  share: number;
  service: string;
  log: { warn: (details: object, message: string) => void };
};
