import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { RefreshAnswers } from './refresh-answers.repository.ts';

/** Two renewals of one session within this time get one answer. */
const sameAnswerMs = 10_000;
const pollMs = 25;
const patienceMs = 3000;
const ivBytes = 12;
const tagBytes = 16;

const digest = (use: string, token: string): Buffer =>
  createHash('sha256').update(`${use}:${token}`).digest();

/** Seals a text so that only whoever holds the token can read it. */
export function seal(token: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', digest('key', token), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The text of a seal. @throws with another token */
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
 * Asks once for the renewal of one refresh token, whichever tabs and processes want it: to the session core the second of two different
 * answers would look like a thief. `ask` answers a text; everybody gets the same one for ten seconds.
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
  const here = new Map<string, Pending>();

  async function awaitAnother(id: string, token: string): Promise<string | undefined> {
    for (let waited = 0; waited < patienceMs; waited += pollMs) {
      const sealed = await answers.find(id);
      if (sealed === undefined) return undefined; // whoever asked was refused
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
    const isOurs = await answers
      .claim(id, now, new Date(now.getTime() - sameAnswerMs))
      .catch((error: unknown) => {
        onError(error); // without a database one process still agrees with itself
        return undefined;
      });
    if (isOurs === true) return askAsOwner(id, token, ask);
    return (isOurs === false ? await awaitAnother(id, token) : undefined) ?? ask();
  }

  function forgetOld(now: number): void {
    for (const [id, { since }] of here) if (now - since >= sameAnswerMs) here.delete(id);
  }

  return {
    ask: (token: string, ask: () => Promise<string>): Promise<string> => {
      const now = clock.now().getTime();
      forgetOld(now);
      const id = digest('id', token).toString('base64url');
      const known = here.get(id);
      if (known !== undefined) return known.answer;
      const answer = askOnce(id, token, ask);
      here.set(id, { answer, since: now });
      answer.catch(() => here.delete(id));
      return answer;
    },
    forget: (): Promise<void> => answers.forget(new Date(clock.now().getTime() - sameAnswerMs)),
  };
}

export type RefreshOnce = ReturnType<typeof refreshOnce>;
