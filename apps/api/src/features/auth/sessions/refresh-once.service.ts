import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { RefreshAnswers } from './refresh-answers.repository.ts';

/** Refreshes of one token within this time share one answer. */
const sameAnswerMs = 10_000;
const pollMs = 25;
const maxWaitMs = 3000;
const ivBytes = 12;
const tagBytes = 16;

const digest = (use: string, token: string): Buffer =>
  createHash('sha256').update(`${use}:${token}`).digest();

export function seal(token: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', digest('key', token), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws with another token than that of `seal` */
export function unseal(token: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    digest('key', token),
    bytes.subarray(0, ivBytes),
  );
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([
    decipher.update(bytes.subarray(ivBytes + tagBytes)),
    decipher.final(),
  ]).toString('utf8');
}

type Pending = { answer: Promise<string>; since: number };

/**
 * Deduplicates refreshes of one token over tabs and processes, because the session core may take a
 * second refresh for token theft.
 */
export function refreshOnce({
  answers,
  clock,
  onError,
}: {
  answers: RefreshAnswers;
  clock: Clock;
  onError: (error: unknown) => void;
}) {
  const inFlight = new Map<string, Pending>();

  async function awaitAnswer(id: string, token: string): Promise<string | undefined> {
    for (let waited = 0; waited < maxWaitMs; waited += pollMs) {
      const sealed = await answers.find(id);
      if (sealed === undefined) return undefined; // the call of the claiming caller failed
      if (sealed !== null) return unseal(token, sealed);
      await wait(pollMs);
    }
    return undefined;
  }

  async function askAsOwner(
    id: string,
    token: string,
    ask: () => Promise<string>,
  ): Promise<string> {
    try {
      const answer = await ask();
      await answers.save(id, seal(token, answer)).catch(onError);
      return answer;
    } catch (error) {
      await answers.remove(id).catch(onError);
      throw error;
    }
  }

  async function askOnce(id: string, token: string, ask: () => Promise<string>): Promise<string> {
    const now = clock.now();
    const isClaimed = await answers
      .claim(id, now, new Date(now.getTime() - sameAnswerMs))
      .catch((error: unknown) => {
        onError(error); // without the database, deduplication still works within one process
        return undefined;
      });
    if (isClaimed === true) return askAsOwner(id, token, ask);
    return (isClaimed === false ? await awaitAnswer(id, token) : undefined) ?? ask();
  }

  // The oldest entries come first.
  function forgetOld(now: number): void {
    for (const [id, { since }] of inFlight) {
      if (now - since < sameAnswerMs) return;
      inFlight.delete(id);
    }
  }

  return {
    ask: (token: string, ask: () => Promise<string>): Promise<string> => {
      const now = clock.now().getTime();
      forgetOld(now);
      const id = digest('id', token).toString('base64url');
      const known = inFlight.get(id);
      if (known !== undefined) return known.answer;
      const answer = askOnce(id, token, ask);
      inFlight.set(id, { answer, since: now });
      answer.catch(() => inFlight.delete(id));
      return answer;
    },
    forget: (): Promise<void> => answers.forget(new Date(clock.now().getTime() - sameAnswerMs)),
  };
}

export type RefreshOnce = ReturnType<typeof refreshOnce>;
