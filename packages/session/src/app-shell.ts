import type { ClientType } from '@parages/contracts/vocabulary/accounts/client-types';

/** `returned`: a link of the page has opened the application. */
export type BrowserEnd = 'closed' | 'returned';

/**
 * What differs in the mobile application: its pages come from the device, not from the service, and
 * a provider of sign-in is visited in the browser of the system.
 */
export type AppShell = {
  /** Origin of the site, whose host serves the API. */
  origin: string;
  clientType: Exclude<ClientType, 'web'>;
  /** Model, system and version of the application, such as `Pixel 9, android 16, 1.0`. */
  device: string;
  /** Rejects when the device opens no browser. */
  openInBrowser: (url: string) => Promise<BrowserEnd>;
};

let shell: AppShell | undefined;

/** Called once, before the application starts. A page of the site never calls it. */
export const enterAppShell = (entered: AppShell | undefined): void => {
  shell = entered;
};

export const appShell = (): AppShell | undefined => shell;

export const serviceOrigin = (): string => shell?.origin ?? window.location.origin;

/** The URL of a path that the service answers: a picture, a file, a call without the API client. */
export const serviceUrl = (path: string): string => (shell?.origin ?? '') + path;
