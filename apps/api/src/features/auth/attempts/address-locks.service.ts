import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { toAddress } from '../credentials/credentials.domain.ts';
import { addressLocksRepository } from './address-locks.repository.ts';

// A lock older than this is taken over: its process has probably died.
const staleMs = 60_000;
const maxWaitMs = 8000;
const pollMs = 20;

/**
 * Serialises sign-ups by password and sign-ins by a provider per e-mail address, over all
 * processes.
 */
export function addressLocks({ db, clock, secret }: { db: Db; clock: Clock; secret: string }) {
  const locks = addressLocksRepository(db);

  async function take(id: string, holder: string): Promise<void> {
    for (let waited = 0; waited < maxWaitMs; waited += pollMs) {
      const now = clock.now();
      if (await locks.take({ id, holder, now, staleBefore: new Date(now.getTime() - staleMs) }))
        return;
      await wait(pollMs);
    }
    throw new Problem('service_unavailable', 'Another sign-up with this address is in progress');
  }

  return {
    /**
     * Problems: service_unavailable when another caller still holds the lock after eight seconds.
     */
    withLock: async <T>(email: string, work: () => Promise<T>): Promise<T> => {
      const id = createHmac('sha256', secret)
        .update(`turn:${toAddress(email)}`)
        .digest('base64url');
      const holder = randomUUID();
      await take(id, holder);
      try {
        return await work();
      } finally {
        await locks.end(id, holder);
      }
    },
    forget: (): Promise<void> => locks.forget(new Date(clock.now().getTime() - staleMs)),
  };
}

export type AddressLocks = ReturnType<typeof addressLocks>;
