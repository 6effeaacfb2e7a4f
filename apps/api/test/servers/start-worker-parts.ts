import { mailsService } from '../../src/features/mails/mails.service.ts';
import type { OutboxDeps } from '../../src/features/mails/outbox/outbox.service.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { createPoi, type PoiDraft } from '../records/create-poi.ts';
import { createUsers, type User, type UserDraft } from '../signed-in.ts';
import { emptyDatabase } from './test-database.ts';

const defaultNow = '2026-06-10T10:00:00Z'; // a Wednesday, noon in Paris

export type WorkerParts = {
  db: Db;
  url: string;
  clock: Clock & { set: (instant: string) => void };
  mails: ReturnType<typeof mailsService>;
  outboxDeps: Omit<OutboxDeps, 'server'>;
  signIn: (draft?: UserDraft) => Promise<User>;
  createPoi: (draft?: PoiDraft) => Promise<{ id: string; slugFr: string }>;
};

export async function startWorkerParts(instant = defaultNow): Promise<WorkerParts> {
  const { db, url } = await emptyDatabase();
  let now = new Date(instant);
  const clock = {
    now: () => now,
    set: (next: string) => {
      now = new Date(next);
    },
  };
  const outboxDeps = {
    db,
    clock,
    from: { name: 'Parages', address: 'bonjour@parages.example' },
    site: {
      name: 'Parages',
      origin: 'https://parages.example',
      proOrigin: 'https://pro.parages.example',
    },
    log: { warn: () => undefined },
  };
  return {
    db,
    url,
    clock,
    mails: mailsService({ clock }),
    outboxDeps,
    signIn: createUsers(db, clock.now).signIn,
    createPoi: (draft) => createPoi(db, now, draft),
  };
}
