import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { nativeAppSettings } from './native-app-settings.ts';

const read = (environment: Record<string, string>) =>
  nativeAppSettings(
    readConfig({ DATABASE_URL: 'postgres://app@127.0.0.1/parages', ...environment }),
  );
const fingerprint = `AB${':0F'.repeat(31)}`;

it('nativeAppSettings has no application without settings, with empty ones, or with a package that has no certificate', () => {
  const none = { android: undefined, iosAppId: undefined };
  expect(read({})).toEqual(none);
  expect(read({ ANDROID_APP_ID: '', ANDROID_CERT_SHA256: '', IOS_APP_ID: '' })).toEqual(none);
  expect(read({ ANDROID_APP_ID: 'fr.parages.app' })).toEqual(none);
});

it('nativeAppSettings reads several fingerprints in either case', () => {
  const certificates = `${fingerprint.toLowerCase()}, ${fingerprint}`;
  expect(read({ ANDROID_APP_ID: 'fr.parages.app', ANDROID_CERT_SHA256: certificates })).toEqual({
    android: { packageName: 'fr.parages.app', fingerprints: [fingerprint, fingerprint] },
    iosAppId: undefined,
  });
});

it.each([
  { ANDROID_APP_ID: 'parages' },
  { ANDROID_CERT_SHA256: 'AB:CD' },
  { ANDROID_CERT_SHA256: `${fingerprint},` },
  { IOS_APP_ID: 'fr.parages.app' },
])('refuses %j, and names the setting', (environment) =>
  expect(() => read(environment)).toThrow(Object.keys(environment)[0]),
);
