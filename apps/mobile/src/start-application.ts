import { enterAppShell } from '@parages/session/app-shell';
import { draw } from '../../public/src/app/draw.tsx';
import { chosenLocale, followLanguageLinks } from './chosen-locale.ts';
import { readDevice } from './device.ts';
import { readOrigin } from './read-origin.ts';
import { readSite } from './site.queries.ts';
import { openInBrowser } from './system-browser.ts';

const nothing = (): void => {};
const chosenScheme = /(?:^|; )parages-scheme=(light|dark)(?:;|$)/;

// A page of the site does so in its HTML.
function applyScheme(cookies: string): void {
  const [, scheme] = chosenScheme.exec(cookies) ?? [];
  if (scheme) document.documentElement.dataset.scheme = scheme;
}

/** Starts the pages of the public site, without a server that rendered the first one. */
export async function startApplication(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  applyScheme(document.cookie);
  const [origin, { clientType, device, language }] = await Promise.all([
    readOrigin(),
    readDevice(),
  ]);
  enterAppShell({ origin, clientType, device, openInBrowser });
  const locale = chosenLocale(document.cookie, language);
  document.documentElement.lang = locale;
  followLanguageLinks();
  const site = await readSite(origin, locale);
  await draw(root, { state: null, site }, { onListening: nothing, onReady: nothing });
}
