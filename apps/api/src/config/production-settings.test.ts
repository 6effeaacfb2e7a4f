import { startSandbox } from '@parages/sandbox/start-sandbox';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { outsideAddresses, sealedNames } from './production-settings.ts';

const coreKey = 'a-key-of-the-session-core';
const safe: Record<string, string> = {
  NODE_ENV: 'production',
  SERVICES: 'live',
  MAIN_HOST: 'parages.example',
  PRO_HOST: 'pro.parages.example',
  TRUST_PROXY: '127.0.0.1',
  DATABASE_URL: 'postgresql://app:secret@10.0.0.5/parages',
  SUPERTOKENS_CONNECTION_URI: 'http://core:3567',
  SUPERTOKENS_API_KEY: coreKey,
  SMTP_URL: 'smtps://parages:secret@mail.example',
  GEOCODER_URL: 'https://data.geopf.fr/geocodage',
  WEBHOOK_KEY: '0123456789abcdef'.repeat(4),
};

type Environment = Record<string, string | undefined>;
const read = (changes: Environment = {}) => readConfig({ ...safe, ...changes });

/** The settings that the refusal names, each with its sentence. */
function refusals(changes: Environment): Record<string, string> {
  try {
    read(changes);
    return {};
  } catch (error) {
    const [, ...parts] = (error as Error).message.split(/(?:: |; )([A-Z][A-Z\d_]+): /);
    const names = parts.filter((_part, index) => index % 2 === 0);
    return Object.fromEntries(names.map((name, index) => [name, parts[2 * index + 1] ?? '']));
  }
}

it('a safe environment is accepted', () => {
  expect(read()).toMatchObject({ MAIN_HOST: 'parages.example' });
});

const unsafe: [name: string, changes: Environment, sentence: RegExp][] = [
  ['TRUST_PROXY', { TRUST_PROXY: undefined }, /must be set in production/],
  ['SERVICES', { SERVICES: 'sandbox' }, /must not be "sandbox"/],
  ['RATE_LIMITS', { SERVICES: '', RATE_LIMITS: 'off' }, /must not be "off"/],
  ['DATABASE_ENGINE', { DATABASE_ENGINE: 'pglite' }, /must not be "pglite"/],
  ['MEDIA_FETCH_ALLOW', { SERVICES: '', MEDIA_FETCH_ALLOW: 'localhost:4555' }, /must not be set/],
  ['MAIL_INBOX_URL', { MAIL_INBOX_URL: 'https://inbox.example' }, /must not be set/],
  ['PRO_HOST', { PRO_HOST: undefined }, /must be a public name/],
  ['PRO_HOST', { PRO_HOST: 'parages.example' }, /other than MAIN_HOST/],
  ['METRICS_HOST', { METRICS_HOST: '9.9.9.9' }, /must not be a public address/],
  ['METRICS_HOST', { METRICS_HOST: '2a01:4f8::1' }, /must not be a public address/],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example.com' },
    /must begin with https/,
  ],
  ['SENTRY_DSN', { SENTRY_DSN: 'http://key@errors.example.com/1' }, /must begin with https/],
  ['DATABASE_URL', { DATABASE_URL: 'postgresql://app@db.example.com/parages' }, /sslmode/],
  ['DATABASE_URL', { DATABASE_URL: 'postgresql://app@203.0.113.9/p?sslmode=prefer' }, /sslmode/],
  ['DATABASE_URL', { DATABASE_URL: 'postgresql:///parages?host=db.example.com' }, /sslmode/],
  ['SUPERTOKENS_API_KEY', { SUPERTOKENS_API_KEY: '' }, /20 characters or more/],
  ['SUPERTOKENS_API_KEY', { SUPERTOKENS_API_KEY: 'short' }, /20 characters or more/],
  [
    'SUPERTOKENS_CONNECTION_URI',
    { SUPERTOKENS_CONNECTION_URI: 'http://core:3567;http://core.example.com:3567' },
    /must begin with https/,
  ],
  ['SMTP_URL', { SMTP_URL: '' }, /must be set/],
  ['SMTP_URL', { SMTP_URL: 'smtp://127.0.0.1:1025' }, /must have the port 25, 465, 587/],
  ['UNSAFE_SETTINGS', { UNSAFE_SETTINGS: 'RATE_LIMITS' }, /accepts as they are: RATE_LIMITS/],
  ['UNSAFE_SETTINGS', { UNSAFE_SETTINGS: 'everything' }, /accepts as they are: EVERYTHING/],
  ...outsideAddresses.flatMap((name): [string, Environment, RegExp][] => [
    [name, { [name]: 'http://127.0.0.1:4555/x' }, /https:\/\/ address of another machine/],
    [name, { [name]: 'https://localhost/x' }, /https:\/\/ address of another machine/],
    [name, { [name]: 'http://service.example/x' }, /https:\/\/ address of another machine/],
  ]),
  ['WEBHOOK_KEY', { WEBHOOK_KEY: '00'.repeat(32) }, /value of the sandbox or of a test/],
];

describe('production under a public name', () => {
  it.each(unsafe)('refuses %s with %j', (name, changes, sentence) => {
    const refused = refusals(changes);
    expect(Object.keys(refused)).toEqual([name]);
    expect(refused[name]).toMatch(sentence);
  });

  it.each(unsafe)('accepts %s with %j for a demonstration under a local name', (_name, changes) => {
    const SERVICES = changes.SERVICES === 'sandbox' ? 'sandbox' : '';
    const local = { MAIN_HOST: 'localhost', PRO_HOST: 'pro.localhost', SERVICES };
    expect(refusals({ ...changes, ...local })).toEqual({});
  });

  it('names every fault at once', () => {
    const changes = { SMTP_URL: '', PRO_HOST: 'pro.localhost', TRUST_PROXY: '' };
    expect(Object.keys(refusals(changes)).toSorted()).toEqual([
      'PRO_HOST',
      'SMTP_URL',
      'TRUST_PROXY',
    ]);
  });

  it.each([
    { DATABASE_URL: 'postgresql://app@db.example.com/parages?sslmode=verify-full' },
    { DATABASE_URL: 'postgresql:///parages?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgresql://app@[fd00::5]/parages' },
    { DATABASE_URL: 'postgresql://app@db.internal/parages' },
    { SUPERTOKENS_CONNECTION_URI: 'https://core.example.com' },
    { SUPERTOKENS_CONNECTION_URI: '', SUPERTOKENS_API_KEY: '' },
    { SMTP_URL: 'smtp://127.0.0.1' },
    { SMTP_URL: 'smtp://localhost:25' },
    { METRICS_HOST: '0.0.0.0' },
    { METRICS_HOST: '10.0.0.5' },
    { SERVICES: '' },
  ])('accepts %j', (changes) => {
    expect(refusals(changes)).toEqual({});
  });

  it('accepts the settings that UNSAFE_SETTINGS names, and no other', () => {
    const changes = { GEOCODER_URL: 'http://127.0.0.1:7878', SMTP_URL: 'smtp://127.0.0.1:1025' };
    expect(refusals({ ...changes, UNSAFE_SETTINGS: 'GEOCODER_URL, smtp_url' })).toEqual({});
    expect(Object.keys(refusals({ ...changes, UNSAFE_SETTINGS: 'GEOCODER_URL' }))).toEqual([
      'SMTP_URL',
    ]);
  });

  it('refuses with SERVICES=live what no list of names allows', () => {
    const changes = { RATE_LIMITS: 'off', UNSAFE_SETTINGS: 'RATE_LIMITS' };
    expect(refusals(changes).RATE_LIMITS).toMatch(/not with SERVICES=live/);
    expect(refusals({ ...changes, SERVICES: '' })).toEqual({});
  });

  it('refuses each setting of the sandbox but ids that are no secret', async () => {
    const sandbox = await startSandbox({ environment: {} });
    await sandbox.close();
    const given = Object.assign({}, ...Object.values(sandbox.settings)) as Record<string, string>;
    const local = { MAIN_HOST: 'localhost', PRO_HOST: 'pro.localhost', SERVICES: '' };
    expect(refusals({ ...given, ...local })).toEqual({});
    const refused = refusals({ ...given, SERVICES: '' });
    const accepted = Object.keys(given).filter((name) => !(name in refused));
    expect(accepted.toSorted()).toEqual(['FACEBOOK_CLIENT_ID', 'MAIL_REPLY_ADDRESS']);
    expect(sealedNames.filter((name) => !(name in given))).toEqual([]);
    expect(outsideAddresses.filter((name) => !(name in given))).toEqual([]);
  });
});
