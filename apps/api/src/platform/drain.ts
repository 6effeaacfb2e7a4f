import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

type DrainedServer = Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>;

export type DrainOptions = {
  /** Makes the readiness probe fail, and answers end their connections. */
  startDraining: () => void;
  server: DrainedServer;
  stopJobs: () => Promise<unknown>;
  /** Closes the application, once the requests under way have ended. */
  close: () => Promise<unknown>;
  /** Milliseconds in which a load balancer notices the failing probe and sends no more requests. */
  noticeMs: number;
  /** Milliseconds from the start after which connections are cut. */
  deadlineMs: number;
};

// For the answers that had begun before: they leave their connections open.
const idleCheckMs = 500;

/**
 * Accepts no more connections, and resolves when those that are open have ended. Requests that they
 * still send are answered: a proxy must not repeat those that change something.
 */
async function endRequests(server: DrainedServer): Promise<void> {
  // Node accepts the connections that wait before this turn. A closed socket would reset them.
  await nextTurn();
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
}

/**
 * Ends a server without losing requests: the probe fails first, then the requests under way end,
 * then the application closes. Fastify refuses requests while it closes, also those that a page
 * makes in process. Returns whether all ended before the deadline.
 */
export async function drain(options: DrainOptions): Promise<boolean> {
  const { startDraining, server, stopJobs, close, noticeMs, deadlineMs } = options;
  startDraining();
  await wait(noticeMs);
  const ended = Promise.all([stopJobs(), endRequests(server).then(close)]).then(() => true);
  const late = wait(deadlineMs - noticeMs, false, { ref: false });
  const isInTime = await Promise.race([ended, late]);
  if (!isInTime) server.closeAllConnections();
  return isInTime;
}
