// Import this module on use, to keep it out of the first load.
import { App } from '@capacitor/app';
import { Capacitor } from '@capacitor/core';
import { Geolocation } from '@capacitor/geolocation';
import { Share } from '@capacitor/share';
import type { LonLat } from '../search/filters.search-params.ts';
import { type LinkSource, pathOfDeepLink } from './deep-link.ts';

/**
 * Why the device gave no position. `denied`: the visitor or the system refused. `disabled`:
 * location services are off. `unavailable`: no geolocation, or no position found. `failed`: any
 * other error, including a timeout.
 */
export type LocateFailure = 'denied' | 'disabled' | 'unavailable' | 'failed';
export type Located =
  | { position: LonLat; failure: null }
  | { position: null; failure: LocateFailure };

const longestWaitMs = 10_000;
// A position up to a minute old is accurate enough, and available at once.
const freshEnoughMs = 60_000;

// Error codes of the plugin on android and ios, then of the browser.
const failures: Record<string, LocateFailure> = {
  'OS-PLUG-GLOC-0002': 'unavailable',
  'OS-PLUG-GLOC-0003': 'denied',
  'OS-PLUG-GLOC-0007': 'disabled',
  'OS-PLUG-GLOC-0008': 'denied',
  'OS-PLUG-GLOC-0009': 'disabled',
  'OS-PLUG-GLOC-0017': 'disabled',
  '1': 'denied',
  '2': 'unavailable',
};

const textOf = (error: unknown, key: 'code' | 'message'): string =>
  typeof error === 'object' && error !== null && key in error
    ? String((error as Record<typeof key, unknown>)[key])
    : '';

const failureOf = (error: unknown): LocateFailure =>
  /location services are not enabled/i.test(textOf(error, 'message'))
    ? 'disabled'
    : (failures[textOf(error, 'code')] ?? 'failed');

// A browser asks for permission when the position is read and cannot request it before; a shell
// must request it first.
async function isDeniedByDevice(): Promise<boolean> {
  if (!Capacitor.isNativePlatform()) return false;
  const current = await Geolocation.checkPermissions();
  if (current.location === 'granted' || current.coarseLocation === 'granted') return false;
  const requested = await Geolocation.requestPermissions({
    permissions: ['location', 'coarseLocation'],
  });
  return requested.location === 'denied' && requested.coarseLocation === 'denied';
}

/** Never rejects. May open a permission prompt: call it on a tap only. */
export async function locate(): Promise<Located> {
  try {
    if (await isDeniedByDevice()) return { position: null, failure: 'denied' };
    if (!Capacitor.isNativePlatform() && !navigator.geolocation)
      return { position: null, failure: 'unavailable' };
    const { coords } = await Geolocation.getCurrentPosition({
      enableHighAccuracy: false,
      timeout: longestWaitMs,
      maximumAge: freshEnoughMs,
    });
    return { position: { lon: coords.longitude, lat: coords.latitude }, failure: null };
  } catch (error) {
    return { position: null, failure: failureOf(error) };
  }
}

export type Shareable = { title: string; url: string };
/** `shared` or `dismissed` in the share sheet of the system; `unavailable` without one. */
export type ShareOutcome = 'shared' | 'dismissed' | 'unavailable';

export const canShare = async (): Promise<boolean> => (await Share.canShare()).value;

// Browsers throw AbortError; the shell plugin says "Share canceled".
const isDismissal = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || /cancell?ed/i.test(error.message));

/** Never rejects. Call it on a tap: browsers refuse to share otherwise. */
export async function share({ title, url }: Shareable): Promise<ShareOutcome> {
  if (!(await canShare())) return 'unavailable';
  try {
    await Share.share({ title, url });
    return 'shared';
  } catch (error) {
    // A sheet that the visitor closed must not be followed by another way to share.
    return isDismissal(error) ? 'dismissed' : 'unavailable';
  }
}

export type ShellEvents = LinkSource & {
  navigate: (path: string) => void;
  isHome: () => boolean;
};

const launchKey = 'parages-launch-link';

// The shell reports the launch link again after each reload of the page, for instance in another
// language: the link must not open its page a second time.
function isFirstRead(link: string): boolean {
  if (sessionStorage.getItem(launchKey) === link) return false;
  sessionStorage.setItem(launchKey, link);
  return true;
}

export async function listenToShell({ navigate, isHome, ...source }: ShellEvents): Promise<void> {
  if (!Capacitor.isNativePlatform()) return;
  const open = (link: string): void => {
    const path = pathOfDeepLink(link, source);
    if (path !== null) navigate(path);
  };
  await App.addListener('backButton', ({ canGoBack }) => {
    if (canGoBack && !isHome()) window.history.back();
    else if (isHome()) void App.exitApp();
    else navigate('/');
  });
  await App.addListener('appUrlOpen', ({ url }) => open(url));
  const launch = await App.getLaunchUrl();
  if (launch?.url && isFirstRead(launch.url)) open(launch.url);
}
