import type { SqlClient } from '../database/database.ts';
import { createMetrics, type Metrics, measureJobs, measurePool } from './metrics.ts';
import { type MetricsServerOptions, serveMetrics } from './metrics-server.ts';

/** The metrics of a process, and the port on which they are read. */
export type ProcessMetrics = { metrics: Metrics; port: number; close: () => Promise<void> };

export type ProcessMetricsOptions = Omit<MetricsServerOptions, 'port'> & {
  db: SqlClient;
  /** Without it nothing is measured. */
  port: number | undefined;
};

/**
 * Measures the process, its jobs and its pool, and serves what is measured. Undefined without a
 * port.
 * @throws {Error} with the name of the setting when the port cannot be opened
 */
export async function openMetrics(
  options: ProcessMetricsOptions,
): Promise<ProcessMetrics | undefined> {
  const { db, port, ...where } = options;
  if (port === undefined) return undefined;
  const metrics = createMetrics();
  measurePool(metrics, db);
  const server = await serveMetrics(metrics.registry, { ...where, port });
  const stopMeasuring = measureJobs(metrics);
  return {
    metrics,
    port: server.port,
    close: async () => {
      stopMeasuring();
      await server.close();
    },
  };
}
