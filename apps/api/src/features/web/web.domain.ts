export const isProPath = (path: string): boolean => path === '/org' || path.startsWith('/org/');

const paymentPath = /^\/org\/campaigns\/[\da-f-]{36}\/payment\/?$/;

/**
 * Whether a path is the payment page of a campaign: only it may load sources of the payment
 * provider.
 */
export const isPaymentPath = (path: string): boolean => paymentPath.test(path);

const otherPrefixes = ['/api/', '/auth-api/', '/mediafile/'];

/**
 * Whether a path belongs to the API or to files: an unknown one gets a problem document, not a
 * page.
 */
export const isMachinePath = (path: string): boolean =>
  otherPrefixes.some((prefix) => path === prefix.slice(0, -1) || path.startsWith(prefix));

export const toProPath = (path: string): string => (path === '/' ? '/org/' : `/org${path}`);

/**
 * Whether a request comes from an agent that renders pages for search engines: it does not scroll,
 * so it gets everything at once.
 */
export const isPrerenderAgent = (userAgent: string | undefined): boolean =>
  /prerender/i.test(userAgent ?? '');

// Every browser names itself so. Previews of links do not: `WhatsApp/2.23`, `TelegramBot`.
const browser = /^(?:Mozilla|Opera)\//;
// Robots that call themselves Mozilla too; `CUBOT` is a phone.
const robot =
  /(?<!cu)bot\b|crawler|spider|facebookexternalhit|preview|prerender|slurp|inspectiontool/i;

/** Whether a request comes from the browser of a visitor, by its user agent. */
export const isBrowser = (userAgent = ''): boolean =>
  browser.test(userAgent) && !robot.test(userAgent);
