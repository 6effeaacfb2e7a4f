import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const maxHashes = 200;
const hashes = new LRUCache<string, string>({ max: maxHashes });

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

// `{s}` in a tile template is a placeholder for one of several sub-domains.
const tileSource = (template: string): string =>
  new URL(template.replaceAll('{s}', 'wildcard')).origin.replace('wildcard', '*');

export type PaymentSources = {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
};

const provider =
  'https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com https://hooks.stripe.com'.split(
    ' ',
  );

/**
 * The hosts that the payment provider documents; with a stand-in configured, only the stand-in's.
 */
export function paymentSources(scriptUrl: string | null): PaymentSources {
  if (scriptUrl === null)
    return {
      scripts: provider,
      frames: provider,
      connections: ['https://api.stripe.com', 'https://checkout.stripe.com'],
    };
  const here = [new URL(scriptUrl).origin];
  return { scripts: here, frames: here, connections: here };
}

export type PageHeaderOptions = {
  /** Contents of the page's inline scripts, which are allowed by hash. */
  scripts?: readonly string[];
  /** URL template of the map tiles, whose host is allowed as an image source. */
  tileTemplate: string | null;
  /** Origin of the analytics service, which pages may connect to. */
  analyticsHost?: string | null;
  /** Sources of the payment provider's script and frames; for the payment page only. */
  payments?: PaymentSources | null;
  /** Sources of other frames. */
  frames?: readonly string[];
  /** The page is rendered in the browser, which adds style elements of unknown content. */
  isDrawnInBrowser?: boolean;
};

const sourcesOf = (name: string, others: readonly string[] = []): string =>
  [name, `'self'`, ...others].join(' ');

/**
 * The response headers that only pages have. Allows files of scripts of this site and of
 * `payments`, and inline scripts and style elements with the given contents, by hash (all styles if
 * `isDrawnInBrowser`); forbids framing.
 */
export function pageHeaders(
  styles: readonly string[],
  {
    scripts = [],
    tileTemplate,
    analyticsHost = null,
    payments = null,
    frames = [],
    isDrawnInBrowser = false,
  }: PageHeaderOptions,
): Record<string, string> {
  const framed = [...frames, ...(payments?.frames ?? [])];
  const policy = [
    `default-src 'self'`,
    sourcesOf('script-src', [...scripts.map(hashOf), ...(payments?.scripts ?? [])]),
    `style-src 'self' ${isDrawnInBrowser ? "'unsafe-inline'" : [...new Set(styles.map(hashOf))].join(' ')}`.trim(),
    // Theme hues and map positions are style attributes; an attribute cannot load a foreign
    // resource under img-src.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: ${tileTemplate ? tileSource(tileTemplate) : ''}`.trim(),
    `font-src 'self'`,
    sourcesOf('connect-src', [
      ...(analyticsHost ? [analyticsHost] : []),
      ...(payments?.connections ?? []),
    ]),
    ...(framed.length > 0 ? [`frame-src ${framed.join(' ')}`] : []),
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': `geolocation=(self), camera=(), microphone=(), payment=(${payments ? ['self', ...payments.frames.filter((one) => !one.includes('*')).map((one) => `"${one}"`)].join(' ') : ''}), usb=()`,
    'cross-origin-resource-policy': 'same-origin',
    // A bank may open its confirmation in a separate window.
    'cross-origin-opener-policy': payments ? 'same-origin-allow-popups' : 'same-origin',
  };
}
