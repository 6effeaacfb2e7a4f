import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { closedSessionsRepository } from './closed-sessions.repository.ts';

/** Twice the lifetime of an access token, which the session core sets to one hour. */
export const retentionMs = 7_200_000;

/**
 * Records closed sessions, so that every process refuses their unexpired access tokens after a
 * lookup in the database, without a call of the session core.
 */
export function closedSessions({ db, clock }: { db: Pick<Db, 'closedSession'>; clock: Clock }) {
  const notes = closedSessionsRepository(db);
  return {
    note: (handles: readonly string[]): Promise<void> => notes.save(handles, clock.now()),
    isClosed: notes.has,
    forget: (): Promise<void> => notes.forget(new Date(clock.now().getTime() - retentionMs)),
  };
}

export type ClosedSessions = ReturnType<typeof closedSessions>;
