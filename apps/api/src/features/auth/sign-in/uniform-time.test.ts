// Specification: §8.14 (over 400 tries, no time tells)
import { describe, expect, it } from 'vitest';
import { startAuth } from '../../../../test/servers/start-auth.ts';

// The test core does not hash passwords, so that the time of a hash hides no difference.
const { open, db, signUp } = await startAuth();
const tries = 400;

/**
 * Probability that a time of the first list exceeds one of the second: 0.5 when they are
 * indistinguishable, 0 or 1 when fully separable.
 */
function separability(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((one) =>
    second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
  );
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** Calls in random order, so that side effects of one try slow both kinds of address alike. */
async function measure(known: string, ask: (email: string) => Promise<unknown>): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const kinds = Array.from({ length: tries }, (_, index): keyof typeof times =>
    index % 2 === 0 ? 'known' : 'unknown',
  );
  const order = kinds.map((kind) => ({ kind, at: Math.random() })).sort((a, b) => a.at - b.at);
  for (const [index, { kind }] of order.entries()) {
    await db.$executeRawUnsafe('DELETE FROM attempt');
    const email = kind === 'known' ? known : `nobody${index}@parages.example`;
    const startedAt = performance.now();
    await ask(email);
    times[kind].push(performance.now() - startedAt);
  }
  return separability(times.known, times.unknown);
}

describe(`over ${tries} tries, the response time does not reveal whether an account exists`, () => {
  const asks: [string, (email: string) => Promise<unknown>][] = [
    [
      'signing in with a wrong password',
      (email) => open().fill('/signin', { email, password: 'une autre girafe' }),
    ],
    ['requesting a reset link', (email) => open().fill('/user/password/reset/token', { email })],
    [
      'requesting the verification link again',
      (email) => open().post('/api/v1/verification-mails', { email }),
    ],
  ];

  it.each(asks)(
    '%s',
    async (_name, ask) => {
      const { email } = await signUp({ isVerified: false });
      const separation = await measure(email, ask);
      expect(separation).toBeGreaterThan(0.35);
      expect(separation).toBeLessThan(0.65);
    },
    120_000,
  );
});
