import type { InstalledSite } from '@parages/contracts/vocabulary/site/site';
import { readHostNames } from '../platform/edge/hosts.domain.ts';
import type { Config } from './config.ts';

const or = (text: string | undefined): string | null => text ?? null;

function analyticsOf({
  ANALYTICS_KEY: key,
  ANALYTICS_HOST: host,
  STAGING_HOSTS: staging,
}: Config): InstalledSite['analytics'] {
  if (key === undefined || host === undefined) return null;
  return { key, host: new URL(host).origin, stagingHosts: readHostNames(staging) };
}

export function installedSite(config: Config): InstalledSite {
  const networks = {
    Facebook: config.SOCIAL_FACEBOOK_URL,
    Instagram: config.SOCIAL_INSTAGRAM_URL,
    LinkedIn: config.SOCIAL_LINKEDIN_URL,
    TikTok: config.SOCIAL_TIKTOK_URL,
  };
  return {
    name: config.PRODUCT_NAME,
    tiles: config.MAP_TILES_URL
      ? { url: config.MAP_TILES_URL, attribution: config.MAP_TILES_ATTRIBUTION }
      : null,
    social: Object.entries(networks).flatMap(([network, url]) =>
      url === undefined ? [] : [{ network, url }],
    ),
    hasAccounts: config.ACCOUNTS ?? config.SUPERTOKENS_CONNECTION_URI !== undefined,
    inboxUrl: or(config.MAIL_INBOX_URL),
    appScheme: config.APP_SCHEME,
    blogUrl: or(config.BLOG_URL),
    analytics: analyticsOf(config),
    publisher: {
      name: or(config.PUBLISHER_NAME),
      address: or(config.PUBLISHER_ADDRESS),
      director: or(config.PUBLISHER_DIRECTOR),
      email: or(config.CONTACT_EMAIL),
      hostName: or(config.HOSTING_NAME),
      hostAddress: or(config.HOSTING_ADDRESS),
    },
  };
}
