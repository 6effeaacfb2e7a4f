import {
  isScheme,
  type Scheme,
  schemeCookie,
  schemes,
} from '@parages/contracts/vocabulary/site/schemes';
import { writeCookie } from '../../lib/write-cookie.ts';

const yearS = 365 * 24 * 3600;

/** The scheme that the page got from the cookie, before its first paint; null for the system's. */
export function chosenScheme(): Scheme | null {
  const { scheme } = document.documentElement.dataset;
  return isScheme(scheme) ? scheme : null;
}

function mediaOf(scheme: Scheme, chosen: Scheme | null): string {
  if (chosen === null) return `(prefers-color-scheme: ${scheme})`;
  return chosen === scheme ? 'all' : 'not all';
}

/** Colours the browser's own bars like the page: `index.html` has one element for each scheme. */
export function paintBars(chosen: Scheme | null): void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, scheme] of schemes.entries())
    metas[index]?.setAttribute('media', mediaOf(scheme, chosen));
}

/** Shows the page in a scheme at once, and remembers it on this device; null follows the system. */
export function chooseScheme(chosen: Scheme | null): void {
  const { dataset } = document.documentElement;
  if (chosen === null) delete dataset.scheme;
  else dataset.scheme = chosen;
  writeCookie(schemeCookie, chosen ?? '', chosen === null ? 0 : yearS);
}
