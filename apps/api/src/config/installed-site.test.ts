// Specification: §2.45
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { installedSite } from './installed-site.ts';

const siteOf = (environment: Record<string, string>) =>
  installedSite(readConfig({ DATABASE_URL: 'postgresql://app@localhost/app', ...environment }));

it('installedSite returns no social link, blog, accounts or publisher without settings, and the first three when they are set', () => {
  expect(siteOf({})).toMatchObject({
    social: [],
    blogUrl: null,
    hasAccounts: false,
    publisher: { name: null, hostName: null },
  });
  expect(
    siteOf({
      SOCIAL_INSTAGRAM_URL: 'https://instagram.com/parages',
      BLOG_URL: 'https://blog.example.org',
      ACCOUNTS: 'true',
    }),
  ).toMatchObject({
    social: [{ network: 'Instagram', url: 'https://instagram.com/parages' }],
    blogUrl: 'https://blog.example.org',
    hasAccounts: true,
  });
});

it('installedSite returns analytics only with both ANALYTICS_HOST and ANALYTICS_KEY, and trims and lower-cases STAGING_HOSTS', () => {
  const host = 'https://eu.i.posthog.com/';
  expect(siteOf({}).analytics).toBeNull();
  expect(siteOf({ ANALYTICS_HOST: host }).analytics).toBeNull();
  expect(siteOf({ ANALYTICS_KEY: 'phc_1' }).analytics).toBeNull();
  expect(
    siteOf({ ANALYTICS_HOST: host, ANALYTICS_KEY: 'phc_1', STAGING_HOSTS: ' Pre.example.org, ' })
      .analytics,
  ).toEqual({
    key: 'phc_1',
    host: 'https://eu.i.posthog.com',
    stagingHosts: ['pre.example.org'],
  });
});

it('installedSite reads an empty BLOG_URL, PUBLISHER_NAME or CONTACT_EMAIL as absent; the error of an invalid BLOG_URL or APP_SCHEME names it', () => {
  expect(siteOf({ BLOG_URL: '', PUBLISHER_NAME: '', CONTACT_EMAIL: '' })).toMatchObject({
    blogUrl: null,
    publisher: { name: null, email: null },
  });
  expect(() => siteOf({ BLOG_URL: 'javascript:alert(1)' })).toThrow(/BLOG_URL/);
  expect(() => siteOf({ APP_SCHEME: 'https://x' })).toThrow(/APP_SCHEME/);
});
