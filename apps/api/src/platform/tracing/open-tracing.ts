import type { Tracing, TracingOptions } from './tracing.ts';

/** Loads OpenTelemetry when there is an endpoint. */
export async function openTracing(options: TracingOptions): Promise<Tracing | undefined> {
  const { endpoint, ...others } = options;
  if (endpoint === undefined) return undefined;
  const { startTracing } = await import('./otel-tracing.ts');
  return startTracing({ endpoint, ...others });
}
