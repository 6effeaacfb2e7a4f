import { z } from 'zod';
import { isLocalHost, readHostNames } from '../platform/edge/hosts.domain.ts';
import { isPublicInstallation } from './edge-settings.ts';
import { isNearby, isPublicAddress, isThisMachine } from './nearby-host.ts';

export const productionSettings = {
  UNSAFE_SETTINGS: z
    .string()
    .default('')
    .describe(
      'Names of settings, separated by commas, that production accepts with values that it refuses: for a rehearsal under real host names, or for a service of your own on this machine.',
    ),
};

/** What production refuses depends on these settings. */
export type ProductionConfig = {
  [name: string]: unknown;
  NODE_ENV: string;
  SERVICES?: 'sandbox' | 'live' | undefined;
  MAIN_HOST: string;
  PRO_HOST: string;
  RATE_LIMITS: number | null;
  DATABASE_URL: string;
  DATABASE_ENGINE: string;
  METRICS_HOST: string;
  SMTP_URL?: string | undefined;
  SUPERTOKENS_CONNECTION_URI?: string | undefined;
  SUPERTOKENS_API_KEY?: string | undefined;
  UNSAFE_SETTINGS: string;
};

type Fault = { path: string; message: string };
type Rule = (config: ProductionConfig) => Fault[];

const fault = (path: string, message: string, isFault: boolean): Fault[] =>
  isFault ? [{ path, message }] : [];

/** Services that take the place of the vendors’ own in trials, or that see what people type. */
export const outsideAddresses = [
  'GOOGLE_DISCOVERY_URL',
  'APPLE_DISCOVERY_URL',
  'FACEBOOK_AUTHORIZATION_URL',
  'FACEBOOK_TOKEN_URL',
  'FACEBOOK_USER_INFO_URL',
  'PASSWORD_RANGES_URL',
  'GEOCODER_URL',
  'REGISTRY_URL',
  'OPENAGENDA_URL',
  'COMMUNES_URL',
  'OPENVERSE_URL',
  'COMMONS_URL',
  'PAYMENTS_URL',
  'PAYMENTS_SCRIPT_URL',
  'ANALYTICS_HOST',
] as const;

/** Secrets and public keys that the sandbox has values for. */
export const sealedNames = [
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'APPLE_CLIENT_ID',
  'APPLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'WEBHOOK_KEY',
  'MAIL_REPLY_KEY',
  'MAIL_INBOUND_PASSWORD',
  'PAYMENTS_SECRET_KEY',
  'PAYMENTS_PUBLISHABLE_KEY',
  'PAYMENTS_WEBHOOK_SECRET',
  'ANALYTICS_KEY',
] as const;

const madeUp = /bac[-_]?[aà][-_]?sable|made-up/i;
const repeatedByte = /^([0-9a-f]{2})\1+$/i;
const shortestCoreKey = 20;
const mailPorts = ['25', '465', '587'];

const textOf = (config: ProductionConfig, name: string): string => {
  const value = config[name];
  return typeof value === 'string' ? value : '';
};

const trials: Rule = ({ SERVICES, RATE_LIMITS, DATABASE_ENGINE, ...others }) => [
  ...fault('SERVICES', 'must not be "sandbox" in production', SERVICES === 'sandbox'),
  ...fault('RATE_LIMITS', 'must not be "off" in production', RATE_LIMITS === null),
  ...fault(
    'DATABASE_ENGINE',
    'must not be "pglite" in production: it runs one query at a time',
    DATABASE_ENGINE === 'pglite',
  ),
  ...['MEDIA_FETCH_ALLOW', 'MAIL_INBOX_URL'].flatMap((name) =>
    fault(name, 'must not be set in production: it is for trials', others[name] !== undefined),
  ),
];

const standIns: Rule = (config) =>
  outsideAddresses.flatMap((name) => {
    const address = textOf(config, name);
    const isSafe =
      address === '' ||
      (address.startsWith('https://') && !isThisMachine(new URL(address).hostname));
    return fault(
      name,
      'must be an https:// address of another machine in production: this one is that of a stand-in',
      !isSafe,
    );
  });

const secrets: Rule = (config) =>
  sealedNames.flatMap((name) => {
    const value = textOf(config, name);
    return fault(
      name,
      'must not have the value of the sandbox or of a test in production',
      madeUp.test(value) || repeatedByte.test(value),
    );
  });

const hosts: Rule = ({ MAIN_HOST, PRO_HOST, METRICS_HOST }) => [
  ...fault(
    'PRO_HOST',
    'must be a public name in production, other than MAIN_HOST: links of a local one begin with http://',
    isLocalHost(PRO_HOST) || PRO_HOST === MAIN_HOST,
  ),
  ...fault(
    'METRICS_HOST',
    'must not be a public address in production: metrics are not for visitors',
    isPublicAddress(METRICS_HOST),
  ),
];

const mails: Rule = ({ SMTP_URL }) => {
  if (SMTP_URL === undefined)
    return fault('SMTP_URL', 'must be set in production: without it no mail is sent', true);
  const { hostname, port } = new URL(SMTP_URL);
  return fault(
    'SMTP_URL',
    `must have the port ${mailPorts.join(', ')} in production when it is on this machine: another is that of a stand-in`,
    isThisMachine(hostname) && port !== '' && !mailPorts.includes(port),
  );
};

const sessionCore: Rule = ({ SUPERTOKENS_CONNECTION_URI: uri, SUPERTOKENS_API_KEY: key = '' }) => {
  if (uri === undefined) return [];
  const addresses = uri.split(';').map((one) => one.trim());
  return [
    ...fault(
      'SUPERTOKENS_API_KEY',
      `must have ${shortestCoreKey} characters or more in production: without it the session core obeys anyone who reaches it`,
      key.length < shortestCoreKey,
    ),
    ...fault(
      'SUPERTOKENS_CONNECTION_URI',
      'must begin with https:// in production unless the session core is in a private network',
      addresses.some(
        (one) =>
          !one.startsWith('https://') && !(URL.canParse(one) && isNearby(new URL(one).hostname)),
      ),
    ),
  ];
};

const database: Rule = ({ DATABASE_URL }) => {
  const { hostname, searchParams } = new URL(DATABASE_URL);
  const mode = searchParams.get('sslmode') ?? 'disable';
  // A path is the folder of a Unix socket.
  const host = searchParams.get('host') ?? hostname;
  const isFar = host !== '' && !host.startsWith('/') && !isNearby(host);
  return fault(
    'DATABASE_URL',
    'must have sslmode=require or verify-full in production unless the database is in a private network',
    isFar && !['require', 'verify-ca', 'verify-full'].includes(mode),
  );
};

const observers: Rule = (config) =>
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'SENTRY_DSN'].flatMap((name) => {
    const address = textOf(config, name);
    const isSafe =
      address === '' || address.startsWith('https://') || isNearby(new URL(address).hostname);
    return fault(
      name,
      'must begin with https:// in production unless it leads into a private network',
      !isSafe,
    );
  });

const rules: readonly Rule[] = [
  trials,
  hosts,
  database,
  sessionCore,
  mails,
  standIns,
  observers,
  secrets,
];

/**
 * What an installation under a public name must not run with, one fault for each setting. Faults of the settings
 * that `UNSAFE_SETTINGS` names are left out; a name without a fault is a fault itself, so that the
 * list stays short.
 */
export function productionFaults(config: ProductionConfig): Fault[] {
  const isReal = isPublicInstallation(config);
  const faults = isReal ? rules.flatMap((rule) => rule(config)) : [];
  const allowed = readHostNames(config.UNSAFE_SETTINGS).map((name) => name.toUpperCase());
  const unused = allowed.filter((name) => !faults.some(({ path }) => path === name));
  return [
    ...faults.filter(({ path }) => !allowed.includes(path)),
    ...fault(
      'UNSAFE_SETTINGS',
      `names settings that production accepts as they are: ${unused.join(', ')}`,
      isReal && unused.length > 0,
    ),
  ];
}
