import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { closedSessionsRepository } from './closed-sessions.repository.ts';

/** Twice as long as an access token is good: the session core gives them an hour. */
export const rememberedMs = 7_200_000;

/**
 * Sessions that were closed before their access tokens were over. Whoever copied such a token is refused on the next request, in every
 * process: each request looks here, by key, where it would have to ask the session core.
 */
export function closedSessions({ db, clock }: { db: Pick<Db, 'closedSession'>; clock: Clock }) {
  const notes = closedSessionsRepository(db);
  return {
    note: (handles: readonly string[]): Promise<void> => notes.save(handles, clock.now()),
    isClosed: notes.has,
    forget: (): Promise<void> => notes.forget(new Date(clock.now().getTime() - rememberedMs)),
  };
}

export type ClosedSessions = ReturnType<typeof closedSessions>;
