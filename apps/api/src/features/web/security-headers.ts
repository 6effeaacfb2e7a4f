import { createHash } from 'node:crypto';

const hashes = new Map<string, string>();
const mostHashes = 200;

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (hashes.size >= mostHashes) hashes.clear();
  hashes.set(text, hash);
  return hash;
}

// `{s}` in a tile template stands for one of several sub-domains.
const tileSource = (template: string): string => new URL(template.replaceAll('{s}', 'wildcard')).origin.replace('wildcard', '*');

export type PageHeaderOptions = {
  /** URL template of the map tiles, whose host may then send pictures. */
  tileTemplate: string | null;
  /** Origin of the service where visits are counted, which pages may then write to. */
  analyticsHost?: string | null;
  /** The page is drawn in the browser, which adds style elements of its own: none can be known beforehand. */
  isDrawnInBrowser?: boolean;
};

/** The headers of a page. Its own style elements, of which the content is given, are allowed by their hash; scripts only come from this site; it is never framed. */
export function pageHeaders(
  styles: readonly string[],
  { tileTemplate, analyticsHost = null, isDrawnInBrowser = false }: PageHeaderOptions,
): Record<string, string> {
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' ${isDrawnInBrowser ? "'unsafe-inline'" : [...new Set(styles.map(hashOf))].join(' ')}`.trim(),
    // Theme hues and map positions are style attributes; an attribute cannot load anything from elsewhere under img-src.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: ${tileTemplate ? tileSource(tileTemplate) : ''}`.trim(),
    `font-src 'self'`,
    `connect-src 'self' ${analyticsHost ?? ''}`.trim(),
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
