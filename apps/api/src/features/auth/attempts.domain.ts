import { createHmac } from 'node:crypto';
import { limits } from '@parages/contracts/vocabulary/limits';
import { toAddress } from './credentials.domain.ts';

type Bound = { most: number; withinMs: number };
type Rule = { account: readonly Bound[]; network: readonly Bound[] };

const { failures, windowMs, linkAgainMs, linksPerHour } = limits.attempts;
const arrivalMailsPerHour = 100;
const hourMs = 3_600_000;
const failed: Bound = { most: failures, withinMs: windowMs };
const asked: readonly Bound[] = [
  { most: 1, withinMs: linkAgainMs },
  { most: linksPerHour, withinMs: hourMs },
];

/** What is counted. Failures are given back when the attempt succeeds; links that are asked for always count. */
export const attemptRules = {
  'sign-in': { account: [failed], network: [failed] },
  'sign-up': { account: [failed], network: [failed] },
  // Mails that leave unasked when an account is made.
  'arrival-mail': { account: [{ most: linksPerHour, withinMs: hourMs }], network: [{ most: arrivalMailsPerHour, withinMs: hourMs }] },
  'email-exists': { account: [], network: [failed] },
  'reset-link': { account: asked, network: [failed] },
  reset: { account: [], network: [failed] },
  'verification-link': { account: asked, network: [failed] },
} as const satisfies Record<string, Rule>;

/** A kind of attempt. */
export type AttemptScope = keyof typeof attemptRules;

/** How long anything has to be remembered, in milliseconds. */
export const longestWindowMs = hourMs;

/** Who is counted: never in clear. `secret` makes it useless to guess them from a copy of the database. */
export function attemptKeys(
  scope: AttemptScope,
  { email, network }: { email?: string | undefined; network?: string | undefined },
  secret: string,
): { account?: string; network?: string } {
  const keyOf = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  const { account: ofAccount, network: ofNetwork }: Rule = attemptRules[scope];
  return {
    ...(ofAccount.length > 0 && email !== undefined ? { account: keyOf(`account:${toAddress(email)}`) } : {}),
    ...(ofNetwork.length > 0 && network ? { network: keyOf(`network:${network}`) } : {}),
  };
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
