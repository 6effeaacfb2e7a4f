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
const tileSource = (template: string): string =>
  new URL(template.replaceAll('{s}', 'wildcard')).origin.replace('wildcard', '*');

/** What a page may load to have something paid in it. */
export type PaymentSources = {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
};

const provider =
  'https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com https://hooks.stripe.com'.split(
    ' ',
  );

/** The hosts of the payment provider, as it lists them; where a stand-in of it is set, only its own. */
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
  /** URL template of the map tiles, whose host may then send pictures. */
  tileTemplate: string | null;
  /** Origin of the service where visits are counted, which pages may then write to. */
  analyticsHost?: string | null;
  /** Where the payment provider's script and frames come from: for the page where one pays, and no other. */
  payments?: PaymentSources | null;
  /** The page is drawn in the browser, which adds style elements of its own: none can be known beforehand. */
  isDrawnInBrowser?: boolean;
};

const sourcesOf = (name: string, others: readonly string[] = []): string =>
  [name, `'self'`, ...others].join(' ');

/** The headers of a page, over those of every answer. Its own style elements, of which the content is given, are allowed by their hash; scripts only come from this site; it is never framed. */
export function pageHeaders(
  styles: readonly string[],
  {
    tileTemplate,
    analyticsHost = null,
    payments = null,
    isDrawnInBrowser = false,
  }: PageHeaderOptions,
): Record<string, string> {
  const policy = [
    `default-src 'self'`,
    sourcesOf('script-src', payments?.scripts),
    `style-src 'self' ${isDrawnInBrowser ? "'unsafe-inline'" : [...new Set(styles.map(hashOf))].join(' ')}`.trim(),
    // Theme hues and map positions are style attributes; an attribute cannot load anything from elsewhere under img-src.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: ${tileTemplate ? tileSource(tileTemplate) : ''}`.trim(),
    `font-src 'self'`,
    sourcesOf('connect-src', [
      ...(analyticsHost ? [analyticsHost] : []),
      ...(payments?.connections ?? []),
    ]),
    ...(payments ? [`frame-src ${payments.frames.join(' ')}`] : []),
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': `geolocation=(self), camera=(), microphone=(), payment=(${payments ? ['self', ...payments.frames.filter((one) => !one.includes('*')).map((one) => `"${one}"`)].join(' ') : ''}), usb=()`,
    'cross-origin-resource-policy': 'same-origin',
    // A bank may confirm in a window of its own.
    'cross-origin-opener-policy': payments ? 'same-origin-allow-popups' : 'same-origin',
  };
}
