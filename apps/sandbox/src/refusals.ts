export class SandboxRefusal extends Error {}

const liveKey = /\b[a-z]{2,5}_live_[A-Za-z0-9]/;
const loopbackHosts = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** A live key in the format of Stripe, such as `sk_live_…`, moves real money. */
export const holdsLiveKey = (text: string): boolean => liveKey.test(text);

export const isLoopback = (host: string): boolean =>
  loopbackHosts.has(host) || host.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(host);

export function refuseUnsafe(host: string, environment: NodeJS.ProcessEnv): void {
  if (environment.NODE_ENV === 'production')
    throw new SandboxRefusal('The sandbox never runs in production (NODE_ENV).');
  if (environment.SERVICES === 'live')
    throw new SandboxRefusal('SERVICES=live: the sandbox does not run with real services.');
  if (!isLoopback(host))
    throw new SandboxRefusal(`The sandbox listens on this machine only, not on ${host}.`);
  const named = Object.entries(environment).find(
    ([, value]) => value !== undefined && holdsLiveKey(value),
  );
  if (named)
    throw new SandboxRefusal(`${named[0]} holds a live key: the sandbox does not run beside it.`);
}
