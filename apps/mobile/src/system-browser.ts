import { App } from '@capacitor/app';
import { Browser } from '@capacitor/browser';
import type { BrowserEnd } from '@parages/session/app-shell';

// Android may report the end of the browser before the link that ended it.
const linkDelayMs = 1000;

/**
 * Opens the page in the browser of the system, which shares the sessions of the visitor at the
 * provider and whose address the visitor can read. Resolves to `returned` when a link has come back
 * to the application, to `closed` when the visitor closed the browser.
 */
export async function openInBrowser(url: string): Promise<BrowserEnd> {
  let end = (_how: BrowserEnd): void => {};
  const ended = new Promise<BrowserEnd>((resolve) => {
    end = resolve;
  });
  const listeners = await Promise.all([
    Browser.addListener('browserFinished', () => void setTimeout(() => end('closed'), linkDelayMs)),
    App.addListener('appUrlOpen', () => {
      // Android closes it by itself and has no such call.
      Browser.close().catch(() => undefined);
      end('returned');
    }),
  ]);
  try {
    await Browser.open({ url });
    return await ended;
  } finally {
    await Promise.all(listeners.map((listener) => listener.remove()));
  }
}
