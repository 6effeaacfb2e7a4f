import { expect } from 'vitest';
import { rounds } from '../rounds.ts';
import type { Answer } from '../servers/start-api.ts';

/**
 * Size of the connection pool of the API under test: at most this number of its statements run in
 * PostgreSQL at the same time.
 */
export const connections = 8;

const raceRounds = rounds(10, 100);

export async function repeatRace(round: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < raceRounds; n += 1) await round(n);
}

export const allAtOnce = (count: number, call: (n: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => call(n)));

export function expectOneWinner(
  answers: readonly Answer[],
  codes: readonly string[],
  success = 200,
): Answer {
  const winners = answers.filter(({ status }) => status === success);
  const losers = answers
    .filter(({ status }) => status !== success)
    .map(({ status, body }) => body?.code ?? `status ${status}`);
  expect(winners.length, `winners; the others: ${losers.join(', ')}`).toBe(1);
  for (const code of losers) expect(codes).toContain(code);
  return winners[0] as Answer;
}
