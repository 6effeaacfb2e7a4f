// Specification: §8.14 (over 400 tries, no time tells)
import { describe, expect, it } from 'vitest';
import { startAuth } from '../../../../test/servers/start-auth.ts';

// Passwords cost nothing here: what would tell a known address from an unknown one is not drowned in the time of a hash. (That the core
// hashes for both is tested there.)
const { open, db, signUp } = await startAuth();
const tries = 400;

/** How often one of the first took longer than one of the second: a half when nobody can tell them apart, 0 or 1 when everybody can. */
function separability(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((one) =>
    second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
  );
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** In a random order, so that what one try leaves behind slows known and unknown alike. */
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

describe(`over ${tries} tries, the time of an answer does not tell whether there is an account`, () => {
  const asks: [string, (email: string) => Promise<unknown>][] = [
    ['signing in', (email) => open().fill('/signin', { email, password: 'une autre girafe' })],
    [
      'asking for another password',
      (email) => open().fill('/user/password/reset/token', { email }),
    ],
    ['asking for the link again', (email) => open().post('/api/v1/verification-mails', { email })],
  ];

  it.each(asks)(
    '%s',
    async (_name, ask) => {
      const { email } = await signUp({ isVerified: false });
      const told = await measure(email, ask);
      expect(told).toBeGreaterThan(0.35);
      expect(told).toBeLessThan(0.65);
    },
    120_000,
  );
});
