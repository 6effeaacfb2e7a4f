import { channel } from 'node:diagnostics_channel';

/** An error that the service logs and a person should see. */
export type Failure = {
  error: unknown;
  kind: 'request' | 'job';
  /** The pattern of the route, or the name of the job. */
  name: string;
  /** Of the problem that was answered. */
  code?: string;
  requestId?: string;
};

/** Publishes a `Failure` for each request answered with a logged 5xx and each failed job. */
export const failureChannel = channel('parages:failure');
