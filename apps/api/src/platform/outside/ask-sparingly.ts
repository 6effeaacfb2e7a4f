import type { Clock } from '../clock.ts';

type Kept<Answer> = { answer: Answer | undefined; askedAt: number };

export type SparingOptions = {
  /** What is asked, for the errors: "the registry of companies". */
  name: string;
  /** How long an answer is good, and that there is none; milliseconds. */
  keptMs: { found: number; missing: number };
  /** Questions the service is asked within a second at most, whoever asks. */
  perSecond: number;
  clock: Clock;
};

const mostKept = 1000;
const failuresBeforeRest = 3;
const restMs = 30_000;

/**
 * Asks an outside service as seldom as it can: an answer is kept for a while, one question is asked once however many wait for it, so many a
 * second at most, and after three failures in a row the service is left alone for half a minute. When it cannot be asked, what it said before is
 * good enough. `undefined` is an answer: there is nothing. @throws when it cannot be asked and said nothing before
 */
export function askSparingly<Answer>(
  ask: (question: string) => Promise<Answer | undefined>,
  { name, keptMs, perSecond, clock }: SparingOptions,
): (question: string) => Promise<Answer | undefined> {
  const kept = new Map<string, Kept<Answer>>();
  const asking = new Map<string, Promise<Answer | undefined>>();
  let recent: number[] = [];
  let failures = 0;
  let restsUntil = 0;

  const isGood = ({ answer, askedAt }: Kept<Answer>): boolean =>
    clock.now().getTime() - askedAt < (answer === undefined ? keptMs.missing : keptMs.found);

  function admit(now: number): void {
    recent = recent.filter((at) => now - at < 1000);
    if (now < restsUntil) throw new Error(`${name} is left alone for a while`);
    if (recent.length >= perSecond) throw new Error(`${name} is asked too much`);
    recent.push(now);
  }

  function keep(question: string, answer: Answer | undefined, askedAt: number): void {
    kept.delete(question);
    kept.set(question, { answer, askedAt });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }

  async function askNow(question: string): Promise<Answer | undefined> {
    const now = clock.now().getTime();
    admit(now);
    try {
      const answer = await ask(question);
      failures = 0;
      keep(question, answer, now);
      return answer;
    } catch (error) {
      failures += 1;
      // One question after the rest tells whether it is back: the next failure starts another rest.
      if (failures >= failuresBeforeRest) restsUntil = clock.now().getTime() + restMs;
      throw error;
    }
  }

  function askOnce(question: string): Promise<Answer | undefined> {
    const waiting = asking.get(question);
    if (waiting) return waiting;
    const started = askNow(question).finally(() => asking.delete(question));
    asking.set(question, started);
    return started;
  }

  return async (question) => {
    const known = kept.get(question);
    if (known && isGood(known)) return known.answer;
    try {
      return await askOnce(question);
    } catch (error) {
      if (known) return known.answer;
      throw error;
    }
  };
}
