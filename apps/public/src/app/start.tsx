import { bareSite, type Site } from '@parages/contracts/vocabulary/site/site';
import type { LateApplication } from '../lib/late-start/late-start.ts';
import { pageStateId } from '../lib/page/page-state.ts';
import { type Drawn, draw } from './draw.tsx';

// A page that Vite serves in development has no state: the browser builds the site data that the
// server would send.
const localSite = (): Site => ({
  ...bareSite,
  origin: window.location.origin,
  proOrigin: window.location.origin.replace('//', '//pro.'),
  now: new Date().toISOString(),
});

function readState(): Drawn {
  const text = document.getElementById(pageStateId)?.textContent;
  const state = text ? (JSON.parse(text) as Drawn['state']) : null;
  if (state === null || state.path === window.location.pathname)
    return { state, site: state?.site ?? localSite() };
  // The service worker served the offline page in place of this address: the browser renders the
  // address from cached data.
  return { state: null, site: { ...state.site, now: new Date().toISOString() } };
}

export const start: LateApplication['start'] = async (moments) => {
  const root = document.getElementById('root');
  if (root) await draw(root, readState(), moments);
};
