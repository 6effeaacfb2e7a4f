import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type DrainOptions = {
  /** Makes the readiness probe fail; requests are still answered. */
  startDraining: () => void;
  server: Pick<Server, 'closeAllConnections'>;
  /** Stops accepting requests and jobs, and resolves when those under way have ended. */
  close: () => Promise<unknown>;
  /** Milliseconds in which a load balancer notices the failing probe and sends no more requests. */
  noticeMs: number;
  /** Milliseconds from the start after which connections are cut. */
  deadlineMs: number;
};

/**
 * Ends a server without losing requests: the probe fails first, then the requests under way end.
 * Returns whether all ended before the deadline.
 */
export async function drain(options: DrainOptions): Promise<boolean> {
  const { startDraining, server, close, noticeMs, deadlineMs } = options;
  startDraining();
  await wait(noticeMs);
  const closed = close().then(() => true);
  const late = wait(deadlineMs - noticeMs, false, { ref: false });
  const isInTime = await Promise.race([closed, late]);
  if (!isInTime) server.closeAllConnections();
  return isInTime;
}
