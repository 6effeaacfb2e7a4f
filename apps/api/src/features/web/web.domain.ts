/** Whether a path belongs to the professional site. */
export const isProPath = (path: string): boolean => path === '/org' || path.startsWith('/org/');

const paymentPath = /^\/org\/campaigns\/[\da-f-]{36}\/payment\/?$/;

/** Whether a path is the page where a campaign is paid: it alone may load what belongs to the payment provider. */
export const isPaymentPath = (path: string): boolean => paymentPath.test(path);

const otherPrefixes = ['/api/', '/auth-api/', '/mediafile/'];

/** Whether a path is an address of machines: an unknown one is refused as a problem, not as a page. */
export const isMachinePath = (path: string): boolean =>
  otherPrefixes.some((prefix) => path === prefix.slice(0, -1) || path.startsWith(prefix));

/** Where the professional host sends a path that is not its own. */
export const toProPath = (path: string): string => (path === '/' ? '/org/' : `/org${path}`);

/** Whether a request comes from an agent that draws pages for search engines: it scrolls nowhere, and is shown everything at once. */
export const isPrerenderAgent = (userAgent: string | undefined): boolean =>
  /prerender/i.test(userAgent ?? '');

const sessionCookie = /^(?:s(?:Access|Refresh|Front)Token|st-[\w-]+)$/;

/** Whether the visitor is signed in, by the names of the session library's cookies. Pages of signed-in visitors are not shared. */
export const hasSession = (cookies: Readonly<Record<string, string | undefined>>): boolean =>
  Object.keys(cookies).some((name) => sessionCookie.test(name));
