import { z } from 'zod';
import { edgeFaults, edgeSettings } from './edge-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { paymentFaults, paymentSettings } from './payment-settings.ts';
import { pictureSettings } from './picture-settings.ts';
import { rateLimitSettings } from './rate-limit-settings.ts';
import { serviceSettings } from './service-settings.ts';
import { emptyIsAbsent, optionalLink, optionalText } from './setting-shapes.ts';

// The State's plan of France: no key, and tiles are exempt from its rate limit.
const ignPlan =
  'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal' +
  '&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}';

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('warn'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_ENGINE: z.enum(['postgresql', 'pglite']).default('postgresql'),
  /** Memory for pages of anonymous visitors; 0 draws each page anew. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(8),
  IP_DATABASE_FILE: optionalText,
  // Empty: no tiles at all, the map is always drawn by ourselves.
  MAP_TILES_URL: z.string().default(ignPlan),
  MAP_TILES_ATTRIBUTION: z.string().default('© IGN'),
  PRODUCT_NAME: z.string().default('Parages'),
  /** PostHog: nothing is counted without both. */
  ANALYTICS_KEY: optionalText,
  ANALYTICS_HOST: optionalLink,
  /** Shown as soon as a session core is there, unless told otherwise. */
  ACCOUNTS: z.preprocess(emptyIsAbsent, z.stringbool().optional()),
  APP_SCHEME: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]*$/)
    .default('parages'),
  BLOG_URL: optionalLink,
  SOCIAL_FACEBOOK_URL: optionalLink,
  SOCIAL_INSTAGRAM_URL: optionalLink,
  SOCIAL_LINKEDIN_URL: optionalLink,
  SOCIAL_TIKTOK_URL: optionalLink,
  PUBLISHER_NAME: optionalText,
  PUBLISHER_ADDRESS: optionalText,
  PUBLISHER_DIRECTOR: optionalText,
  CONTACT_EMAIL: z.preprocess(emptyIsAbsent, z.email().optional()),
  HOSTING_NAME: optionalText,
  HOSTING_ADDRESS: optionalText,
  ...edgeSettings,
  ...serviceSettings,
  ...mailSettings,
  ...pictureSettings,
  ...paymentSettings,
  ...rateLimitSettings,
});

const forTrials = 'only for trials: not with SERVICES=live';

// Real services and a way around the look at addresses do not go together; nor do they go with unlimited requests.
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
  for (const { path, message } of [...edgeFaults(config), ...paymentFaults(config)])
    context.addIssue({ code: 'custom', path: [path], message });
});

/** What the service is told from outside. */
export type Config = z.output<typeof environmentSchema>;

/** Reads the environment; every wrong or missing variable is named in one sentence. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = soundSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    .join('; ');
  throw new Error(`The environment is not usable: ${faults}`);
}
