// Specification: §1.13
import { appLinkPaths } from '@parages/contracts/vocabulary/site/app-links';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';

const fingerprint = Array.from({ length: 32 }, (_, index) => `${10 + index}`).join(':');
const environment = {
  ANDROID_APP_ID: 'fr.parages.app',
  ANDROID_CERT_SHA256: `${fingerprint.toLowerCase()}, AB${fingerprint.slice(2)}`,
  IOS_APP_ID: 'ABCDE12345.fr.parages.app',
};
const files = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'];

describe('files that let Android and iOS open links of the site in the application', () => {
  it('assetlinks.json names the package and the fingerprints of its certificates', async () => {
    const { app } = await startApi({ environment });
    const answer = await app.inject({ url: files[0] ?? '', headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'fr.parages.app',
          sha256_cert_fingerprints: [fingerprint, `AB${fingerprint.slice(2)}`],
        },
      },
    ]);
  });

  it('apple-app-site-association names the application and its paths, and excludes the return of a provider to a browser', async () => {
    const { app } = await startApi({ environment });
    const answer = await app.inject({ url: files[1] ?? '', headers: { host: 'localhost' } });
    expect(answer.headers['content-type']).toContain('application/json');
    const [details] = answer.json().applinks.details;
    expect(details.appIDs).toEqual(['ABCDE12345.fr.parages.app']);
    expect(details.components[0]).toEqual({ '/': '*.*', exclude: true });
    const opened = details.components.slice(1).map((one: { '/': string }) => one['/']);
    expect(opened).toEqual(appLinkPaths.map((path) => `${path}*`));
    expect(
      opened.filter((path: string) => '/auth/callback/google'.startsWith(path.slice(0, -1))),
    ).toEqual([]);
  });

  it.each(files)(
    '%s answers 404 without an application, and on the professional host',
    async (url) => {
      const without = await startApi();
      expect((await without.app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(
        404,
      );
      const { app } = await startApi({ environment });
      expect((await app.inject({ url, headers: { host: 'pro.localhost' } })).statusCode).toBe(404);
    },
  );

  it('assetlinks.json answers 404 for a package without the fingerprint of a certificate', async () => {
    const { app } = await startApi({ environment: { ANDROID_APP_ID: 'fr.parages.app' } });
    expect((await app.inject({ url: files[0] ?? '' })).statusCode).toBe(404);
  });
});

describe('GET /site', () => {
  it('200: the settings that a page of the site has in its HTML, with the origins of both hosts', async () => {
    const { app } = await startApi({
      environment: { APP_SCHEME: 'sorties', PRODUCT_NAME: 'Sorties' },
    });
    const headers = { host: 'localhost:3000', origin: 'capacitor://localhost' };
    const answer = await app.inject({ url: '/api/v1/site', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': expect.stringContaining('public') });
    expect(answer.json()).toMatchObject({
      name: 'Sorties',
      appScheme: 'sorties',
      origin: 'http://localhost:3000',
      proOrigin: 'http://pro.localhost:3000',
      publisher: { email: null },
    });
  });
});
