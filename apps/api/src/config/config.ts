import { z } from 'zod';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';
import { edgeFaults, edgeSettings } from './edge-settings.ts';
import { loadSettings } from './load-settings.ts';
import { mailFaults, mailSettings } from './mail-settings.ts';
import { metricsFaults, metricsSettings } from './metrics-settings.ts';
import { nativeAppShape } from './native-app-settings.ts';
import { observabilitySettings } from './observability-settings.ts';
import { paymentFaults, paymentSettings } from './payment-settings.ts';
import { pictureSettings } from './picture-settings.ts';
import { productionFaults, productionSettings } from './production-settings.ts';
import { rateLimitSettings } from './rate-limit-settings.ts';
import { serviceSettings } from './service-settings.ts';
import { optionalText } from './setting-shapes.ts';
import { siteSettings } from './site-settings.ts';

const processSettings = {
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('development')
    .describe('`production` demands the settings of a real installation and starts no stand-ins.'),
  HOST: z.string().default('127.0.0.1').describe('Address on which the service listens.'),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port on which the service listens.'),
  DRAIN_NOTICE_SECONDS: z.coerce
    .number()
    .min(0)
    .max(8)
    .default(0)
    .describe(
      'Seconds between the stop signal and the last accepted request: `/readyz` answers 503, and a load balancer sends no more. A stop takes at most 10 seconds in all.',
    ),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
    .default('warn')
    .describe(
      '`silent`, `fatal`, `error`, `warn`, `info` or `debug`; from `info` on, each request has a line.',
    ),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).meta({
    description: 'PostgreSQL 15 or later with PostGIS 3.3 or later.',
    fallback: 'a private database with `npm start`; else required',
    isSecret: true,
  }),
  DATABASE_POOLER_URL: z
    .preprocess(emptyIsAbsent, z.url({ protocol: /^postgres(ql)?$/ }).optional())
    .meta({
      description:
        'The same database through PgBouncer in transaction mode, for the requests of the servers. Workers, commands and notifications use `DATABASE_URL`, which leads to the database itself.',
      isSecret: true,
    }),
  DATABASE_READ_URL: z
    .preprocess(emptyIsAbsent, z.url({ protocol: /^postgres(ql)?$/ }).optional())
    .meta({
      description:
        'Streaming standby of this database. Searches of visitors who are not signed in read it while it is at most half a second behind.',
      isSecret: true,
    }),
  DATABASE_ENGINE: z
    .enum(['postgresql', 'pglite'])
    .default('postgresql')
    .describe(
      '`pglite` for the embedded database of a demonstration, which runs one query at a time. `npm start` sets it.',
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(8)
    .describe('Database connections of each server, and as many to the standby.'),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(4096)
    .default(64)
    .describe('Memory for the rendered pages of anonymous visitors; `0` renders each page anew.'),
  IP_DATABASE_FILE: optionalText.describe(
    'File in MaxMind format that gives an approximate first position from the address of a visitor.',
  ),
};

export type SettingGroup = { title: string; shape: Record<string, z.ZodType> };

export const settingGroups: readonly SettingGroup[] = [
  { title: 'Service', shape: processSettings },
  { title: 'Hosts and proxies', shape: edgeSettings },
  { title: 'Metrics', shape: metricsSettings },
  { title: 'Traces and errors', shape: observabilitySettings },
  { title: 'Request limits', shape: rateLimitSettings },
  { title: 'Load', shape: loadSettings },
  { title: 'Public site', shape: siteSettings },
  { title: 'Mobile application', shape: nativeAppShape },
  { title: 'Outside services', shape: serviceSettings },
  { title: 'Mails and jobs', shape: mailSettings },
  { title: 'Pictures', shape: pictureSettings },
  { title: 'Campaigns and payments', shape: paymentSettings },
  { title: 'Production', shape: productionSettings },
];

const environmentSchema = z.object({
  ...processSettings,
  ...edgeSettings,
  ...metricsSettings,
  ...observabilitySettings,
  ...rateLimitSettings,
  ...loadSettings,
  ...siteSettings,
  ...nativeAppShape,
  ...serviceSettings,
  ...mailSettings,
  ...pictureSettings,
  ...paymentSettings,
  ...productionSettings,
});

const forTrials = 'only for trials: not with SERVICES=live';

const checkedSchema = environmentSchema
  .refine(
    ({ SERVICES, MEDIA_FETCH_ALLOW }) => SERVICES !== 'live' || MEDIA_FETCH_ALLOW === undefined,
    {
      path: ['MEDIA_FETCH_ALLOW'],
      message: forTrials,
    },
  )
  .refine(({ SERVICES, RATE_LIMITS }) => SERVICES !== 'live' || RATE_LIMITS !== null, {
    path: ['RATE_LIMITS'],
    message: forTrials,
  });

const soundSchema = checkedSchema.superRefine((config, context) => {
  for (const { path, message } of [
    ...edgeFaults(config),
    ...metricsFaults(config),
    ...mailFaults(config),
    ...paymentFaults(config),
    ...productionFaults(config),
  ])
    context.addIssue({ code: 'custom', path: [path], message });
});

export type Config = z.output<typeof environmentSchema>;

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = soundSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    .join('; ');
  throw new Error(`The environment is not valid: ${faults}`);
}
