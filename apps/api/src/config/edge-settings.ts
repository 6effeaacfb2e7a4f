import { z } from 'zod';
import type { Reach } from '../platform/edge/answer-headers.ts';
import { isLocalHost, readHostNames, type ServedHosts } from '../platform/edge/hosts.domain.ts';
import { type ProxyTrust, parseProxyTrust } from '../platform/edge/proxy-trust.ts';
import type { Sites } from '../platform/edge/sites.domain.ts';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';

const proxyHelp =
  'false, a number of hops (1), or addresses and networks (10.0.0.0/8,127.0.0.1); true would let clients forge theirs';

const proxies = z.string().transform((text, context): ProxyTrust => {
  const trust = parseProxyTrust(text);
  if (trust === undefined) context.addIssue({ code: 'custom', message: proxyHelp });
  return trust ?? false;
});

export const edgeSettings = {
  MAIN_HOST: z.string().toLowerCase().default('localhost').describe('Host of the public site.'),
  PRO_HOST: z
    .string()
    .toLowerCase()
    .default('pro.localhost')
    .describe('Host of the professional site.'),
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .describe(
      'Further host names that are answered, separated by commas. Any other host gets 421, except for `/healthz` and `/readyz`.',
    ),
  STAGING_HOSTS: z
    .string()
    .default('')
    .describe(
      'Staging hosts, separated by commas. They are answered, and their visits are not counted.',
    ),
  TRUST_PROXY: z.preprocess(emptyIsAbsent, proxies.optional()).meta({
    description:
      'Proxies whose `X-Forwarded-For`, `-Host` and `-Proto` are trusted: `false`, a number of hops (counted when the connection comes from a private address), or addresses and networks (`10.0.0.0/8,127.0.0.1`). Required in production.',
    fallback: '`false`',
  }),
  HSTS_INCLUDE_SUBDOMAINS: z
    .preprocess(emptyIsAbsent, z.stringbool().default(false))
    .describe(
      'Whether HSTS covers the sub-domains of the hosts too. HSTS itself is sent unless `MAIN_HOST` is local.',
    ),
};

const shape = z.object(edgeSettings);
type EdgeConfig = z.output<typeof shape> & {
  NODE_ENV: string;
  SERVICES?: 'sandbox' | 'live' | undefined;
};

/**
 * True in production under a public host name. A demonstration, a benchmark or a test in production
 * mode has a local main host: no other host name is answered then.
 */
export const isPublicInstallation = ({
  NODE_ENV,
  MAIN_HOST,
}: Pick<EdgeConfig, 'NODE_ENV' | 'MAIN_HOST'>): boolean =>
  NODE_ENV === 'production' && !isLocalHost(MAIN_HOST);

/**
 * Refuses production without `TRUST_PROXY`, since all visitors behind a proxy would share its
 * address. A local main host without `SERVICES=live` is a trial and exempt.
 */
export function edgeFaults(config: EdgeConfig): { path: string; message: string }[] {
  const isLive = config.NODE_ENV === 'production' && config.SERVICES === 'live';
  return (isLive || isPublicInstallation(config)) && config.TRUST_PROXY === undefined
    ? [{ path: 'TRUST_PROXY', message: `must be set in production: ${proxyHelp}` }]
    : [];
}

export const reachOf = ({
  MAIN_HOST,
  HSTS_INCLUDE_SUBDOMAINS,
}: Pick<EdgeConfig, 'MAIN_HOST' | 'HSTS_INCLUDE_SUBDOMAINS'>): Reach => ({
  isSecure: !isLocalHost(MAIN_HOST),
  hasSecureSubdomains: HSTS_INCLUDE_SUBDOMAINS,
});

export const servedHosts = ({
  MAIN_HOST: main,
  PRO_HOST: pro,
  ALLOWED_HOSTS,
  STAGING_HOSTS,
}: Pick<
  EdgeConfig,
  'MAIN_HOST' | 'PRO_HOST' | 'ALLOWED_HOSTS' | 'STAGING_HOSTS'
>): ServedHosts => ({
  main,
  pro,
  others: readHostNames(`${ALLOWED_HOSTS},${STAGING_HOSTS}`),
});

export const sitesOf = ({
  MAIN_HOST: main,
  PRO_HOST: pro,
}: Pick<EdgeConfig, 'MAIN_HOST' | 'PRO_HOST'>): Sites => ({
  main,
  pro,
  isSecure: !isLocalHost(main),
});
