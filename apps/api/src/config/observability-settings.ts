import { z } from 'zod';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';
import { optionalLink, optionalText } from './setting-shapes.ts';

export const observabilitySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalLink.describe(
    'Collector of OpenTelemetry, by OTLP over HTTP: traces of requests, statements and outside calls go to `/v1/traces` below it. Without it nothing is traced.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText.meta({
    description: 'Headers for the collector, `name=value`, separated by commas.',
    isSecret: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Part of the requests that are traced, from 0 to 1.'),
  SENTRY_DSN: z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional()).meta({
    description:
      'Project of Sentry or GlitchTip that gets the errors of requests and jobs. Without it they are in the log alone.',
    isSecret: true,
  }),
};
