import { describe, expect, it } from 'vitest';
import { siteOf } from '../platform/edge/sites.domain.ts';
import { readConfig } from './config.ts';
import { sitesOf } from './edge-settings.ts';

const read = (environment: Record<string, string>) =>
  readConfig({ DATABASE_URL: 'postgres://app@127.0.0.1/parages', ...environment });

const published = {
  NODE_ENV: 'production',
  MAIN_HOST: 'parages.example',
  PRO_HOST: 'pro.parages.example',
  SMTP_URL: 'smtps://mail.example',
};

describe('TRUST_PROXY', () => {
  it('is refused when "true", which lets clients forge their address; is read as a number when "1"; is absent when empty', () => {
    expect(() => read({ TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY/);
    expect(read({ TRUST_PROXY: '1' }).TRUST_PROXY).toBe(1);
    expect(read({ TRUST_PROXY: '' }).TRUST_PROXY).toBeUndefined();
  });

  it.each<[Record<string, string>, boolean]>([
    [{ NODE_ENV: 'production', MAIN_HOST: 'parages.example' }, false],
    [{ NODE_ENV: 'production', SERVICES: 'live' }, false],
    [{ ...published, TRUST_PROXY: 'false' }, true],
    [published, false],
    [{ NODE_ENV: 'production', SERVICES: 'live', TRUST_PROXY: '10.0.0.0/8' }, true],
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'test', MAIN_HOST: 'parages.example' }, true],
  ])(
    'readConfig accepts the environment %j: %s (false: throws that TRUST_PROXY must be set in production)',
    (environment, isStarting) => {
      if (isStarting) expect(read(environment)).toMatchObject({ NODE_ENV: environment.NODE_ENV });
      else expect(() => read(environment)).toThrow('TRUST_PROXY: must be set in production');
    },
  );
});

it('sitesOf ignores the case of PRO_HOST, and takes LOCALHOST in MAIN_HOST for a host without TLS', () => {
  const config = read({ MAIN_HOST: 'Parages.Example', PRO_HOST: 'Pro.Parages.Example' });
  expect(siteOf('pro.parages.example', sitesOf(config))).toEqual({
    origin: 'https://pro.parages.example',
    isPro: true,
  });
  expect(sitesOf(read({ MAIN_HOST: 'LOCALHOST' })).isSecure).toBe(false);
});
