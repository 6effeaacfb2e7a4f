import { z } from 'zod';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';

const port = z.preprocess(emptyIsAbsent, z.coerce.number().int().min(1).max(65_535).optional());

export const metricsSettings = {
  METRICS_PORT: port.describe(
    'Port of the metrics of the service, in the format of Prometheus at `/metrics`. Without it there are none.',
  ),
  WORKER_METRICS_PORT: port.describe(
    'The same for the process of `src/worker.ts`; several workers of one machine need a port each.',
  ),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address on which the metrics are served. Keep them from the outside.'),
};

const shape = z.object(metricsSettings);
type MetricsConfig = z.output<typeof shape> & { PORT: number };

export function metricsFaults({
  METRICS_PORT,
  WORKER_METRICS_PORT,
  PORT,
}: MetricsConfig): { path: string; message: string }[] {
  const faults: { path: string; message: string }[] = [];
  if (METRICS_PORT !== undefined && METRICS_PORT === PORT)
    faults.push({ path: 'METRICS_PORT', message: 'must differ from PORT' });
  if (WORKER_METRICS_PORT !== undefined && [PORT, METRICS_PORT].includes(WORKER_METRICS_PORT))
    faults.push({
      path: 'WORKER_METRICS_PORT',
      message: 'must differ from PORT and METRICS_PORT',
    });
  return faults;
}
