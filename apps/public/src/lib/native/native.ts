// Whatever the device does for a page, on android, ios and in a browser. Load it on use, `await import('…/lib/native/native.ts')`: nothing of it
// belongs to the first load.
import { App } from '@capacitor/app';
import { Capacitor } from '@capacitor/core';
import { Geolocation } from '@capacitor/geolocation';
import { Share } from '@capacitor/share';
import type { LonLat } from '../search/filters.search-params.ts';
import { type LinkSource, pathOfDeepLink } from './deep-link.ts';

/**
 * Why the device gave no position. `denied`: the person, or the system, said no. `disabled`: its location services are off.
 * `unavailable`: it has none, or could not tell where it is. `failed`: anything else, a delay past its end among others.
 */
export type LocateFailure = 'denied' | 'disabled' | 'unavailable' | 'failed';
export type Located =
  | { position: LonLat; failure: null }
  | { position: null; failure: LocateFailure };

const longestWaitMs = 10_000;
// A position of a minute ago is still the same neighbourhood, and comes at once.
const freshEnoughMs = 60_000;

// Codes of the plugin on android and ios, then of the browser.
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

// A browser asks by itself when the position is read, and does not know this call; a shell must ask first.
async function isDeniedByDevice(): Promise<boolean> {
  if (!Capacitor.isNativePlatform()) return false;
  const held = await Geolocation.checkPermissions();
  if (held.location === 'granted' || held.coarseLocation === 'granted') return false;
  const asked = await Geolocation.requestPermissions({
    permissions: ['location', 'coarseLocation'],
  });
  return asked.location === 'denied' && asked.coarseLocation === 'denied';
}

/** Where the device is. Never rejects. Asks the person when it must: call it on a tap only. */
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
/** `shared` by the sheet of the system; `dismissed` there by the person; the address was `copied` where there is no sheet; `failed`. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/** Whether the system has a sheet for sharing; else `share` copies the address. */
export const canShare = async (): Promise<boolean> => (await Share.canShare()).value;

async function copy(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

// Browsers raise AbortError; the plugin of the shells says "Share canceled".
const isDismissal = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || /cancell?ed/i.test(error.message));

/** Shares an address by the system's own sheet, or copies it. Never rejects; call it on a tap. */
export async function share({ title, url }: Shareable): Promise<ShareOutcome> {
  if (!(await canShare())) return copy(url);
  try {
    await Share.share({ title, url });
    return 'shared';
  } catch (error) {
    // Who closes the sheet has decided: nothing is copied behind their back.
    return isDismissal(error) ? 'dismissed' : copy(url);
  }
}

export type ShellEvents = LinkSource & {
  /** Goes to a path of the site. */
  navigate: (path: string) => void;
  /** Whether there is nothing behind the page shown: going back from there leaves. */
  isHome: () => boolean;
};

const launchKey = 'parages-launch-link';

// The shell tells it again whenever a page is loaded anew, in another language for instance: nobody is thrown back to where they began.
function isFirstRead(link: string): boolean {
  if (sessionStorage.getItem(launchKey) === link) return false;
  sessionStorage.setItem(launchKey, link);
  return true;
}

/**
 * On android and ios: the hardware back button goes back, and leaves from home; links of the custom scheme and of the site open their page,
 * the one that started the shell too. In a browser it does nothing.
 */
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
