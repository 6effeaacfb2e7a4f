import { createHmac } from 'node:crypto';
import { attemptLimits, limits } from '@parages/contracts/vocabulary/limits';
import { toAddress } from '../credentials/credentials.domain.ts';

type Bound = { most: number; withinMs: number };

/** What a bound counts by: an account, a network, an account from one network, or an account from one device that is known for it. */
export const counters = ['account', 'network', 'accountNetwork', 'device'] as const;
type Counter = (typeof counters)[number];
type Rule = Partial<Record<Counter, readonly Bound[]>>;

/** Hashed keys by what they count. */
export type AttemptKeys = Partial<Record<Counter, string>>;

const { failures, windowMs, linkAgainMs, linksPerHour } = limits.attempts;
const { perAccount, perAccountMs, perNetwork, perNetworkMs, perDevice, perDeviceMs } =
  attemptLimits;
const arrivalMailsPerHour = 100;
const hourMs = 3_600_000;
const failed: Bound = { most: failures, withinMs: windowMs };
const asked: readonly Bound[] = [
  { most: 1, withinMs: linkAgainMs },
  { most: linksPerHour, withinMs: hourMs },
];

/**
 * Bounds by kind of attempt. Failures are given back when the attempt succeeds; links that are asked for always count. Failed sign-ins are
 * counted per account and network, so that a stranger does not lock the owner out; the wider bounds stop guesses from many networks.
 */
export const attemptRules: Record<AttemptScope, Rule> = {
  'sign-in': {
    accountNetwork: [failed],
    account: [{ most: perAccount, withinMs: perAccountMs }],
    network: [{ most: perNetwork, withinMs: perNetworkMs }],
    device: [{ most: perDevice, withinMs: perDeviceMs }],
  },
  'sign-up': { account: [failed], network: [failed] },
  // Mails that leave unasked when an account is made.
  'arrival-mail': {
    account: [{ most: linksPerHour, withinMs: hourMs }],
    network: [{ most: arrivalMailsPerHour, withinMs: hourMs }],
  },
  'email-exists': { network: [failed] },
  'reset-link': { account: asked, network: [failed] },
  reset: { network: [failed] },
  'verification-link': { account: asked, network: [failed] },
};

/** A kind of attempt. */
export type AttemptScope =
  | 'sign-in'
  | 'sign-up'
  | 'arrival-mail'
  | 'email-exists'
  | 'reset-link'
  | 'reset'
  | 'verification-link';

/** How long anything has to be remembered, in milliseconds. */
export const longestWindowMs = hourMs;

/** No rule needs to see more attempts of one key. */
export const largestBound = Math.max(
  ...Object.values(attemptRules).flatMap((rule) =>
    Object.values(rule).flatMap((bounds) => bounds.map(({ most }) => most)),
  ),
);

type Who = {
  email?: string | undefined;
  network?: string | undefined;
  deviceId?: string | undefined;
};

/**
 * The keys that an attempt counts under, never in clear: `secret` makes it useless to guess them from a copy of the database. A known device
 * of an account counts under a key of its own and no other.
 */
export function attemptKeys(
  scope: AttemptScope,
  { email, network, deviceId }: Who,
  secret: string,
): AttemptKeys {
  const rule = attemptRules[scope];
  const account = email === undefined ? undefined : `account:${toAddress(email)}`;
  const place = network ? `network:${network}` : undefined;
  const isKnown = rule.device !== undefined && account !== undefined && deviceId !== undefined;
  const texts: Partial<Record<Counter, string | undefined>> = isKnown
    ? { device: `${account}|device:${deviceId}` }
    : { account, network: place, accountNetwork: account && place && `${account}|${place}` };
  const keyOf = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url');
  return Object.fromEntries(
    counters.flatMap((counter) => {
      const text = texts[counter];
      return text !== undefined && rule[counter] !== undefined ? [[counter, keyOf(text)]] : [];
    }),
  );
}

/** Milliseconds to wait before one more attempt, 0 when it may be made. `others` are the instants of those already made. */
export function waitMs(bounds: readonly Bound[], others: readonly number[], now: number): number {
  const latestFirst = others.toSorted((a, b) => b - a);
  const waits = bounds.map(({ most, withinMs }) => {
    // One more is one too many as long as the most-th of the others is within the window.
    const keeping = latestFirst[most - 1];
    return keeping === undefined ? 0 : Math.max(0, keeping + withinMs - now);
  });
  return Math.max(0, ...waits);
}
