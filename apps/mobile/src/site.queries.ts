import { Preferences } from '@capacitor/preferences';
import { unwrap } from '@parages/contracts/api-problem';
import { createApiClient } from '@parages/contracts/client';
import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { bareSite, type Site } from '@parages/contracts/vocabulary/site/site';
import { hasSessionMark } from '@parages/session/session-mark';
import { shouldTrack } from '../../public/src/lib/analytics/should-track.ts';

// A service on this machine or of a trial is not counted, as on its pages.
const trackedOnly = (origin: string, { analytics = null }: Partial<Site>): Site['analytics'] =>
  analytics && shouldTrack(new URL(origin).hostname, analytics.stagingHosts) ? analytics : null;

const key = 'site';
// The first screen waits no longer for a slow network: the last answer is on the device.
const longestWaitMs = 4000;

type Settings = Pick<Site, 'origin' | 'proOrigin'> & Partial<Site>;

async function askService(origin: string): Promise<Settings> {
  const signal = AbortSignal.timeout(longestWaitMs);
  const settings = await unwrap(
    createApiClient({ baseUrl: origin }).GET('/api/v1/site', { signal }),
  );
  await Preferences.set({ key, value: JSON.stringify(settings) });
  return settings;
}

async function readLast(origin: string): Promise<Settings> {
  const { value } = await Preferences.get({ key });
  const last: Partial<Site> = value === null ? {} : JSON.parse(value);
  return { proOrigin: origin, ...last, origin };
}

/**
 * The settings of the site, from the service or as the device last read them: the application opens
 * without a network too.
 */
export async function readSite(origin: string, locale: Locale): Promise<Site> {
  const settings = await askService(origin).catch(() => readLast(origin));
  return {
    ...bareSite,
    ...settings,
    analytics: trackedOnly(origin, settings),
    // The address that the build names: links of the site lead to it.
    origin,
    locale,
    now: new Date().toISOString(),
    hasSession: hasSessionMark(),
  };
}
