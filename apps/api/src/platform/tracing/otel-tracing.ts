import { context, DiagLogLevel, diag, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { redactText } from '../logging/redaction.domain.ts';
import { requestTracing } from './request-tracing.ts';
import { cleanAttributes, type SpanValues } from './span-contents.domain.ts';
import { tracedClient } from './traced-client.ts';
import type { Tracing, TracingOptions } from './tracing.ts';

const exportMs = 5000;
const stopMs = 2000;
// Spans beyond the queue are dropped: a collector that is away costs no memory.
const queue = { maxQueueSize: 2048, maxExportBatchSize: 512, scheduledDelayMillis: 1000 };

function replaceValues(values: SpanValues): void {
  const clean = cleanAttributes(values);
  for (const name of Object.keys(values)) delete values[name];
  Object.assign(values, clean);
}

/** Cleans spans, which have ended, before they leave. */
function cleaning(exporter: SpanExporter): SpanExporter {
  const clean = (span: ReadableSpan): void => {
    replaceValues(span.attributes);
    for (const { attributes } of span.events) if (attributes) replaceValues(attributes);
    if (span.status.message) span.status.message = redactText(span.status.message);
  };
  return {
    export: (spans, onDone) => {
      spans.forEach(clean);
      exporter.export(spans, onDone);
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

type StartOptions = TracingOptions & { endpoint: string };

export function startTracing({ endpoint, share, service, log }: StartOptions): Tracing {
  const warn = (message: string, ...details: unknown[]): void =>
    log.warn({ details: details.map(String) }, `tracing: ${message}`);
  const silent = (): void => undefined;
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  // The library itself reads OTEL_EXPORTER_OTLP_HEADERS.
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: exportMs,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor(cleaning(exporter), { ...queue, exportTimeoutMillis: exportMs }),
    ],
  });
  // Without a propagator no trace id goes to other services.
  provider.register({ propagator: null });
  const outside = new UndiciInstrumentation({ requireParentforSpans: true });
  outside.setTracerProvider(provider);
  outside.enable();
  const tracer = provider.getTracer('parages');
  return {
    requests: requestTracing(tracer),
    databaseClient: tracedClient(tracer),
    stop: async () => {
      outside.disable();
      const late = new Promise<void>((resolve) => setTimeout(resolve, stopMs).unref());
      await Promise.race([provider.shutdown().catch(silent), late]);
      trace.disable();
      context.disable();
      diag.disable();
    },
  };
}
