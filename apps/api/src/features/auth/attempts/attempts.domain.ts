import { createHmac } from 'node:crypto';
import { attemptLimits, limits } from '@parages/contracts/vocabulary/limits';
import { toAddress } from '../credentials/credentials.domain.ts';

type Bound = { max: number; withinMs: number };

export const counters = ['account', 'network', 'accountNetwork', 'device'] as const;
type Counter = (typeof counters)[number];
type Rule = Partial<Record<Counter, readonly Bound[]>>;

export type AttemptKeys = Partial<Record<Counter, string>>;

const { failures, windowMs, linkAgainMs, linksPerHour } = limits.attempts;
const { perAccount, perAccountMs, perNetwork, perNetworkMs, perDevice, perDeviceMs } =
  attemptLimits;
const arrivalMailsPerHour = 100;
const hourMs = 3_600_000;
const failed: Bound = { max: failures, withinMs: windowMs };
const asked: readonly Bound[] = [
  { max: 1, withinMs: linkAgainMs },
  { max: linksPerHour, withinMs: hourMs },
];

/**
 * The small bound of sign-ins counts failures per account and network together, so that an attacker
 * needs far more failures to lock out an owner who signs in from another network.
 */
export const attemptRules: Record<AttemptScope, Rule> = {
  'sign-in': {
    accountNetwork: [failed],
    account: [{ max: perAccount, withinMs: perAccountMs }],
    network: [{ max: perNetwork, withinMs: perNetworkMs }],
    device: [{ max: perDevice, withinMs: perDeviceMs }],
  },
  'sign-up': { account: [failed], network: [failed] },
  // Verification mails sent by a sign-up.
  'arrival-mail': {
    account: [{ max: linksPerHour, withinMs: hourMs }],
    network: [{ max: arrivalMailsPerHour, withinMs: hourMs }],
  },
  'email-exists': { network: [failed] },
  'reset-link': { account: asked, network: [failed] },
  reset: { network: [failed] },
  'verification-link': { account: asked, network: [failed] },
};

export type AttemptScope =
  | 'sign-in'
  | 'sign-up'
  | 'arrival-mail'
  | 'email-exists'
  | 'reset-link'
  | 'reset'
  | 'verification-link';

export const longestWindowMs = hourMs;

/** Largest `max` of all bounds: no rule has to read more attempts of one key. */
export const largestBound = Math.max(
  ...Object.values(attemptRules).flatMap((rule) =>
    Object.values(rule).flatMap((bounds) => bounds.map(({ max }) => max)),
  ),
);

type Who = {
  email?: string | undefined;
  network?: string | undefined;
  deviceId?: string | undefined;
};

/**
 * Keys that an attempt counts under, as HMACs with `secret`, so that a copy of the database
 * reveals no e-mail address and no network. Under a rule for devices, a known
 * device of an account counts under its own key only.
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

/**
 * Milliseconds to wait before one more attempt, 0 when it is allowed. `others`: instants of the
 * attempts already made.
 */
export function waitMs(bounds: readonly Bound[], others: readonly number[], now: number): number {
  const latestFirst = others.toSorted((a, b) => b - a);
  const waits = bounds.map(({ max, withinMs }) => {
    // The limit is reached as long as the `max`-th latest attempt is within the window.
    const blocking = latestFirst[max - 1];
    return blocking === undefined ? 0 : Math.max(0, blocking + withinMs - now);
  });
  return Math.max(0, ...waits);
}
