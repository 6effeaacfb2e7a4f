import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { toAddress } from '../credentials/credentials.domain.ts';
import { addressTurnsRepository } from './address-turns.repository.ts';

// Longer than anybody waits for the session core: only a process that died leaves its turn to be taken over.
const staleMs = 60_000;
const patienceMs = 8000;
const pollMs = 20;

/** Lets one sign-up at a time see and make the account of an address, whatever its method and whichever process it reaches. */
export function addressTurns({ db, clock, secret }: { db: Db; clock: Clock; secret: string }) {
  const turns = addressTurnsRepository(db);

  async function take(id: string, holder: string): Promise<void> {
    for (let waited = 0; waited < patienceMs; waited += pollMs) {
      const now = clock.now();
      if (await turns.take({ id, holder, now, staleBefore: new Date(now.getTime() - staleMs) }))
        return;
      await wait(pollMs);
    }
    throw new Problem('service_unavailable', 'Another sign-up with this address goes on');
  }

  return {
    /** Does `work` when it is its turn. Problems: service_unavailable, when another one takes too long. */
    inTurn: async <T>(email: string, work: () => Promise<T>): Promise<T> => {
      const id = createHmac('sha256', secret)
        .update(`turn:${toAddress(email)}`)
        .digest('base64url');
      const holder = randomUUID();
      await take(id, holder);
      try {
        return await work();
      } finally {
        await turns.end(id, holder);
      }
    },
    forget: (): Promise<void> => turns.forget(new Date(clock.now().getTime() - staleMs)),
  };
}

export type AddressTurns = ReturnType<typeof addressTurns>;
